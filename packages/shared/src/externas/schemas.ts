import { z } from 'zod';
import { archivo } from '#archivos/archivo.ts';
import { entero, id, momento, texto } from '#core/fields.ts';
import { diaDelAño, MAX_MESES_DE_VALIDEZ, MINIMO_DE_MESES } from '#cumplimiento/schemas.ts';
import { EFECTOS_DE_EXTERNA, ESTADOS_DE_EXTERNA } from '#externas/rules.ts';

const dia = z.iso.date('Escribe un día.');

/** Something that is learnt elsewhere and is no course of the academy. */
export const entradaDeCatalogo = z.object({
  id: id(),
  version: z.number().int(),
  titulo: z.string(),
  horas: z.number().nullable(),
  validezMeses: z.number().int().nullable(),
  validezDia: z.string().nullable(),
  validezMinimoMeses: z.number().int(),
  /** Nobody is given it any more; whoever has it keeps it. */
  retirada: z.boolean(),
  /** How many have it. */
  registros: z.number().int(),
});
export type EntradaDeCatalogo = z.output<typeof entradaDeCatalogo>;

export const catalogoExterno = z.object({ entradas: z.array(entradaDeCatalogo) });
export type CatalogoExterno = z.output<typeof catalogoExterno>;

export const MAX_ENTRADAS = 500;

export const entradaEscrita = z
  .strictObject({
    version: entero(0, 2_000_000_000),
    titulo: texto(200),
    horas: z
      .number('Escribe las horas con cifras.')
      .positive('Escribe más de cero horas.')
      .max(9999, 'Escribe como mucho 9999 horas.')
      .nullable(),
    validezMeses: entero(1, MAX_MESES_DE_VALIDEZ).nullable().default(null),
    validezDia: diaDelAño.nullable().default(null),
    validezMinimoMeses: entero(1, 11).default(MINIMO_DE_MESES),
  })
  .refine(({ validezMeses, validezDia }) => validezMeses === null || validezDia === null, {
    path: ['validezDia'],
    error: 'Elige unos meses o un día del año, no las dos cosas.',
  });
export type EntradaEscrita = z.output<typeof entradaEscrita>;

/** One external completion, as whoever sees certificates of its person sees it. */
export const externa = z.object({
  id: id(),
  usuarioId: id(),
  /** Null once its person was deleted. */
  persona: z.string().nullable(),
  cursoId: id().nullable(),
  entradaId: id().nullable(),
  titulo: z.string(),
  horas: z.number().nullable(),
  dia,
  efecto: z.enum(EFECTOS_DE_EXTERNA),
  /** The round that it completed. */
  ronda: z.number().int().nullable(),
  estado: z.enum(ESTADOS_DE_EXTERNA),
  valeHasta: dia.nullable(),
  papel: archivo.nullable(),
  registradaEn: momento(),
  /** Who recorded it; its own person is not told. */
  registradaPor: z.string().nullable(),
  retiradaEn: momento().nullable(),
  /** Why it was withdrawn; its own person is not told. */
  motivo: z.string().nullable(),
});
export type Externa = z.output<typeof externa>;

export const externas = z.object({ externas: z.array(externa) });
export type Externas = z.output<typeof externas>;

/** What was done elsewhere: a course of the academy or an entry of the catalogue, and when. */
export const externaNueva = z
  .strictObject({
    cursoId: id().nullable().default(null),
    entradaId: id().nullable().default(null),
    dia,
    archivoId: id().nullable().default(null),
  })
  .refine(({ cursoId, entradaId }) => (cursoId === null) !== (entradaId === null), {
    path: ['cursoId'],
    error: 'Elige qué formación es.',
  });
export type ExternaNueva = z.output<typeof externaNueva>;

export const papelDeExterna = z.strictObject({ archivoId: id() });
export const retiradaDeExterna = z.strictObject({ motivo: texto(500) });

/** What is asked of the register of external training. */
export const filtrosDeExternas = z.strictObject({
  estado: z.enum(ESTADOS_DE_EXTERNA).optional(),
  cursoId: id().optional(),
  entradaId: id().optional(),
  grupoId: id().optional(),
  /** Done between these days, both among them. */
  desde: dia.optional(),
  hasta: dia.optional(),
  buscar: z.string().max(200).optional(),
});
export type FiltrosDeExternas = z.output<typeof filtrosDeExternas>;

export const consultaDeExternas = filtrosDeExternas.extend({
  cursor: z.string().max(500).optional(),
  limite: z.coerce.number().int().min(1).max(100).default(50),
});
export type ConsultaDeExternas = z.output<typeof consultaDeExternas>;

export const hojaDeExternas = filtrosDeExternas.extend({ formato: z.enum(['xlsx', 'csv']) });
export type HojaDeExternas = z.output<typeof hojaDeExternas>;

export const registroDeExternas = z.object({
  datos: z.array(externa),
  total: z.object({ valor: z.number().int(), exacto: z.boolean() }),
  siguiente: z.string().nullable(),
});
export type RegistroDeExternas = z.output<typeof registroDeExternas>;
