import { z } from 'zod';
import { DomainError } from '#core/errors.ts';
import { comoSeCompleta } from '#progreso/rules.ts';
import { ESTADOS_PROGRESO } from '#progreso/collection.ts';

/** Says in words what stands in the way. */
export const actividadBloqueada = (motivo: string) =>
  new DomainError(409, 'ACTIVIDAD_BLOQUEADA', `Esta actividad todavía está bloqueada. ${motivo}.`);

export const actividadCerrada = (motivo: string) =>
  new DomainError(409, 'ACTIVIDAD_BLOQUEADA', `Esta actividad ya está cerrada. ${motivo}.`);

export const seCompletaDeOtraForma = (actividad: Parameters<typeof comoSeCompleta>[0]) =>
  new DomainError(
    409,
    'SE_COMPLETA_DE_OTRA_FORMA',
    `Esta actividad no se marca a mano. ${comoSeCompleta(actividad)}`,
  );

export const sinInscripcion = () =>
  new DomainError(409, 'SIN_INSCRIPCION', 'No estás en este curso, así que lo que hagas aquí no cuenta.');

export const actividadSinAbrir = () =>
  new DomainError(409, 'ACTIVIDAD_SIN_ABRIR', 'Abre la actividad antes de seguir en ella.');

/** Where someone is in an activity, sent every few seconds while it is in front of them. */
export const latido = z.strictObject({
  /** Second of the video. */
  segundo: z.number().min(0).max(86_400).optional(),
  /** Block of the text, or page of the document, that is at the top. */
  parrafo: z.number().int().min(0).max(100_000).optional(),
  /** Seconds played in a row since the last one: what was skipped is in none. */
  tramo: z.tuple([z.number().min(0).max(86_400), z.number().min(0).max(86_400)]).optional(),
  /** Length of a video that is elsewhere, as its player says. */
  duracion: z.number().min(1).max(86_400).optional(),
});
export type Latido = z.output<typeof latido>;

export const latidoAnotado = z.object({
  estado: z.enum(ESTADOS_PROGRESO),
  porcentaje: z.number().int(),
  /** Seconds that count as spent here. */
  segundos: z.number().int(),
});
export type LatidoAnotado = z.output<typeof latidoAnotado>;

export const posicion = z.object({
  segundo: z.number().nullable(),
  parrafo: z.number().int().nullable(),
  segundos: z.number().int(),
});
export type Posicion = z.output<typeof posicion>;
