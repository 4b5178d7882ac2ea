import { z } from 'zod';
import { momento } from '#core/fields.ts';
import { ESTADOS_DE_CUMPLIMIENTO } from '#cumplimiento/estado.ts';
import { RAZONES_DE_RIESGO } from '#cumplimiento/riesgo.ts';

/** How someone who has a course stands with what it asks of them, as every list and file tells it. */
export const deCumplimiento = {
  /** Null where there is none: the course is not published, has ended, or they don't have it any more. */
  cumplimiento: z.enum(ESTADOS_DE_CUMPLIMIENTO).nullable(),
  /** All that is left was handed in in time and waits for somebody's mark: nobody is late by it. */
  porCorregir: z.boolean(),
  /** The last day on which they are excused from it, on their calendar; null: they are not. */
  exentoHasta: z.iso.date().nullable(),
  /** Which time they take it. */
  ronda: z.number().int(),
  /** The last day that what they last completed covers, on their calendar; null: never completed, or for ever. */
  valeHasta: z.iso.date().nullable(),
  /** What they last completed, they did elsewhere. */
  externa: z.boolean(),
};

/** Why they may not arrive in time, beside their state; null: they are not at risk. */
export const riesgoDePersona = z.object({
  por: z.enum(RAZONES_DE_RIESGO),
  /** Due; in the margin, its end. */
  limite: momento(),
  /** What is left takes so long, by what its authors said. */
  minutos: z.number().int(),
  /** Minutes a day that they do. */
  ritmo: z.number(),
});
export type RiesgoDePersona = z.output<typeof riesgoDePersona>;

/** What the lists of those who follow people say of it too. */
export const deRiesgo = { riesgo: riesgoDePersona.nullable() };
