import { z } from 'zod';
import { id, momento, texto } from '#core/fields.ts';

export const seccion = z.strictObject({ id: id(), titulo: texto(160) });
export type Seccion = z.output<typeof seccion>;

const sinRepetir = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** The whole outline as it should be; `leidas` are the ids as they were read, so that nobody's new section is lost. */
export const guardarSecciones = z.strictObject({
  leidas: z.array(id()).max(200),
  secciones: z
    .array(seccion)
    .max(200, 'Un curso tiene como mucho 200 secciones.')
    .refine((secciones) => sinRepetir(secciones.map((una) => una.id)), 'Hay secciones repetidas.'),
});
export type GuardarSecciones = z.output<typeof guardarSecciones>;

export const seccionesGuardadas = z.object({ secciones: z.array(seccion) });
export type SeccionesGuardadas = z.output<typeof seccionesGuardadas>;

export const inscripcion = z.object({ cursoId: id(), desde: momento() });
export type Inscripcion = z.output<typeof inscripcion>;

/** Someone who takes a course, by name or through their groups. */
export const participante = z.object({
  usuarioId: id(),
  nombre: z.string(),
  apellidos: z.string(),
  desde: momento(),
  venceEn: momento().nullable(),
  porcentaje: z.number().int(),
  hechas: z.number().int(),
  total: z.number().int(),
  ultimaVez: momento().nullable(),
  grupos: z.array(z.string()),
});
export type Participante = z.output<typeof participante>;

export const participantesQuery = z.strictObject({
  buscar: z.string().max(200).optional(),
  cursor: z.string().max(2000).optional(),
  limite: z.coerce.number().int().min(1).max(100, 'Como mucho 100 por página.').default(50),
  total: z.stringbool().optional(),
});
export type ParticipantesQuery = z.output<typeof participantesQuery>;

export const participantesPagina = z.object({
  datos: z.array(participante),
  siguiente: z.string().nullable(),
  total: z.object({ valor: z.number().int(), exacto: z.boolean() }).optional(),
});
export type ParticipantesPagina = z.output<typeof participantesPagina>;
