import { z } from 'zod';
import { ESTADOS_DE_CERTIFICADO } from '#certificados/rules.ts';
import { id, momento } from '#core/fields.ts';

const dia = z.iso.date();
const estado = z.enum(ESTADOS_DE_CERTIFICADO);

/** What lapses within so many days from today, today among them, unless its person has renewed it already. */
export const DIAS_POR_CADUCAR = 90;
export const PLAZOS_DE_CERTIFICADO = ['90_dias'] as const;

/** What is asked of the register, on screen, in a sheet or in a zip. */
export const filtrosDeRegistro = z.strictObject({
  estado: estado.optional(),
  cursoId: id().optional(),
  grupoId: id().optional(),
  usuarioId: id().optional(),
  /** Of people who can come in. */
  caduca: z.enum(PLAZOS_DE_CERTIFICADO).optional(),
  /** Issued between these days of the academy's calendar, both among them. */
  desde: dia.optional(),
  hasta: dia.optional(),
  buscar: z.string().max(200).optional(),
});
export type FiltrosDeRegistro = z.output<typeof filtrosDeRegistro>;

export const consultaDeRegistro = filtrosDeRegistro.extend({
  cursor: z.string().max(500).optional(),
  limite: z.coerce.number().int().min(1).max(100).default(50),
});
export type ConsultaDeRegistro = z.output<typeof consultaDeRegistro>;

export const consultaDeHoja = filtrosDeRegistro.extend({ formato: z.enum(['xlsx', 'csv']) });
export type ConsultaDeHoja = z.output<typeof consultaDeHoja>;

/** A line of the register; of somebody deleted, without their name. */
export const lineaDeRegistro = z.object({
  id: id(),
  estado,
  numero: z.string(),
  rectificado: z.boolean(),
  codigo: z.string().nullable(),
  usuarioId: id(),
  nombre: z.string().nullable(),
  cursoId: id(),
  titulo: z.string(),
  completadoEl: dia,
  expedidoEn: momento(),
  validoHasta: dia.nullable(),
  retiradoEn: momento().nullable(),
  motivo: z.string().nullable(),
});
export type LineaDeRegistro = z.output<typeof lineaDeRegistro>;

export const registro = z.object({
  datos: z.array(lineaDeRegistro),
  total: z.object({ valor: z.number().int(), exacto: z.boolean() }),
  siguiente: z.string().nullable(),
});
export type Registro = z.output<typeof registro>;

/** The courses and groups by which the register can be narrowed. */
export const opcionesDeRegistro = z.object({
  cursos: z.array(z.object({ id: id(), titulo: z.string() })),
  grupos: z.array(z.object({ id: id(), nombre: z.string() })),
});
export type OpcionesDeRegistro = z.output<typeof opcionesDeRegistro>;

/** What lapses soon, by course: where most do first. */
export const porCaducar = z.object({
  total: z.number().int(),
  cursos: z.array(z.object({ cursoId: id(), titulo: z.string(), cuantos: z.number().int(), primero: dia })),
});
export type PorCaducar = z.output<typeof porCaducar>;
