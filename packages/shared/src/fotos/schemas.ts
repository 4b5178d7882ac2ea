import { z } from 'zod';
import { id, momento } from '#core/fields.ts';
import { ESTADOS_DE_CUMPLIMIENTO } from '#cumplimiento/estado.ts';
import { SITUACIONES_EN_CURSO } from '#participantes/quien-cuenta.ts';

const dia = z.iso.date();
const cuentas = z.record(z.enum(ESTADOS_DE_CUMPLIMIENTO), z.number().int());

/** How compliance stood at a moment, as it was kept then. */
export const foto = z.object({
  id: id(),
  /** The month that it closes; null: somebody took it by hand. */
  mes: z.string().nullable(),
  pedidaEn: momento(),
  /** Null while it is being taken. */
  tomadaEn: momento().nullable(),
  /** It was taken after the first hour of the next month. */
  tardia: z.boolean(),
  /** In whose calendar its days are. */
  zona: z.string(),
  por: z.string().nullable(),
  /** Of the people whom the reader sees today. */
  pares: z.number().int(),
  personas: z.number().int(),
  cuentas,
  /** What its contents give, and what those of the picture before gave. */
  huella: z.string().nullable(),
  anterior: z.string().nullable(),
});
export type Foto = z.output<typeof foto>;

export const fotos = z.object({ fotos: z.array(foto) });
export type Fotos = z.output<typeof fotos>;

export const filtrosDeFoto = z.strictObject({
  curso: id().optional(),
  estado: z.enum(ESTADOS_DE_CUMPLIMIENTO).optional(),
  buscar: z.string().max(200).optional(),
});
export type FiltrosDeFoto = z.output<typeof filtrosDeFoto>;

export const POR_PAGINA_DE_FOTO = 50;

export const consultaDeFoto = filtrosDeFoto.extend({ cursor: z.string().max(500).optional() });
export type ConsultaDeFoto = z.output<typeof consultaDeFoto>;

export const hojaDeFoto = filtrosDeFoto.extend({ formato: z.enum(['xlsx', 'csv']) });
export type HojaDeFoto = z.output<typeof hojaDeFoto>;

/** One person in one course, as it was. */
export const filaDeFoto = z.object({
  usuarioId: id(),
  /** As they are called today; both empty once the person was deleted. */
  nombre: z.string(),
  apellidos: z.string(),
  situacion: z.enum(SITUACIONES_EN_CURSO),
  cursoId: id(),
  /** As it was called then. */
  curso: z.string(),
  estado: z.enum(ESTADOS_DE_CUMPLIMIENTO),
  ronda: z.number().int(),
  porcentaje: z.number().int(),
  desde: momento(),
  venceEn: momento().nullable(),
  terminadoEn: momento().nullable(),
  valeHasta: dia.nullable(),
  exentoHasta: dia.nullable(),
});
export type FilaDeFoto = z.output<typeof filaDeFoto>;

export const fotoAbierta = z.object({
  foto,
  cursos: z.array(z.object({ id: id(), titulo: z.string() })),
  datos: z.array(filaDeFoto),
  siguiente: z.string().nullable(),
  total: z.object({ valor: z.number().int(), exacto: z.boolean() }),
});
export type FotoAbierta = z.output<typeof fotoAbierta>;

/** Whether its contents still give what was written down when it was taken. */
export const fotoComprobada = z.object({ intacta: z.boolean(), encadenada: z.boolean() });
export type FotoComprobada = z.output<typeof fotoComprobada>;
