import { z } from 'zod';
import { momento } from '#core/fields.ts';

/** A copy that was restored beside and compared. */
export const pruebaDeCopia = z.object({
  en: momento(),
  segundos: z.number(),
  bien: z.boolean(),
  /** What it was found to lack. */
  motivo: z.string().nullable(),
  personas: z.number().int(),
  archivos: z.number().int(),
});
export type PruebaDeCopia = z.output<typeof pruebaDeCopia>;

/** Its name is its moment, so that names in order are moments in order. */
export const nombreDeCopia = z.string().regex(/^\d{4}-\d\d-\d\dT[\d-]+Z$/);

export const copia = z.object({
  nombre: nombreDeCopia,
  /** It is the academy as it stood then. */
  momento: momento(),
  segundos: z.number(),
  bytes: z.number(),
  archivos: z.number().int(),
  faltaban: z.number().int(),
  prueba: pruebaDeCopia.nullable(),
});
export type Copia = z.output<typeof copia>;

export const copias = z.object({
  /** Where they go; null: nobody said. */
  destino: z.object({ lugar: z.string(), cifradas: z.boolean() }).nullable(),
  /** Why they can't be read, in a sentence. */
  problema: z.string().nullable(),
  enMarcha: z.boolean(),
  /** The last one first. */
  copias: z.array(copia),
  proxima: momento().nullable(),
  zona: z.string(),
  noches: z.number().int(),
  semanas: z.number().int(),
});
export type Copias = z.output<typeof copias>;
