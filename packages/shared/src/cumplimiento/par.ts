import { z } from 'zod';
import { ESTADOS_DE_CUMPLIMIENTO } from '#cumplimiento/estado.ts';

/** How someone who has a course stands with what it asks of them, as every list and file tells it. */
export const deCumplimiento = {
  /** Null where there is none: the course is not published, has ended, or they don't have it any more. */
  cumplimiento: z.enum(ESTADOS_DE_CUMPLIMIENTO).nullable(),
  /** The last day on which they are excused from it, on their calendar; null: they are not. */
  exentoHasta: z.iso.date().nullable(),
  /** Which time they take it. */
  ronda: z.number().int(),
  /** The last day that what they last completed covers, on their calendar; null: never completed, or for ever. */
  valeHasta: z.iso.date().nullable(),
};
