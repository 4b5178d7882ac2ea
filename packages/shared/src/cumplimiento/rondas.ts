import { z } from 'zod';
import { ESTADOS_DE_CERTIFICADO } from '#certificados/rules.ts';
import { id, momento } from '#core/fields.ts';
import { ESTADOS_PROGRESO } from '#progreso/collection.ts';

/** What someone did of an activity in one of the times that they took its course. */
const hechoEnRonda = z.object({
  actividadId: id(),
  titulo: z.string(),
  /** It lies in the bin now. */
  enPapelera: z.boolean(),
  estado: z.enum(ESTADOS_PROGRESO),
  nota: z.number().nullable(),
  completadoEn: momento().nullable(),
});
export type HechoEnRonda = z.output<typeof hechoEnRonda>;

/** A time before the one that is open, as it ended. */
export const rondaPasada = z.object({
  ronda: z.number().int(),
  abiertaEn: momento().nullable(),
  terminadoEn: momento(),
  /** The last day that it covered them; null: it never ended by itself. */
  valeHasta: z.iso.date().nullable(),
  /** Since when it does not count: what completed it was undone. */
  deshechaEn: momento().nullable(),
  /** It was completed outside of the academy. */
  externa: z.boolean(),
  hechas: z.number().int(),
  total: z.number().int(),
  /** None was issued, or the reader may not see it. */
  certificado: z.object({ id: id(), numero: z.string(), estado: z.enum(ESTADOS_DE_CERTIFICADO) }).nullable(),
  /** In the order of the course. */
  actividades: z.array(hechoEnRonda),
});
export type RondaPasada = z.output<typeof rondaPasada>;

export const consultaDeRondas = z.strictObject({ cursoId: id() });

/** Newest first. */
export const rondasPasadas = z.array(rondaPasada);
