import { z } from 'zod';
import { momento } from '#core/fields.ts';

const cuantos = z.number().int();

/** Those of one queue that failed as often as they may. */
export const trabajosAbandonados = z.object({
  cola: z.string(),
  cuantos,
  /** How often each was tried, at most. */
  intentos: z.number().int(),
  hasta: momento(),
  /** The last ones, with why. */
  ultimos: z.array(z.object({ en: momento(), motivo: z.string().nullable() })),
});
export type TrabajosAbandonados = z.output<typeof trabajosAbandonados>;

/** Those of one queue that are done now, since the first of them began. */
export const trabajosEnMarcha = z.object({ cola: z.string(), cuantos, desde: momento() });
export type TrabajosEnMarcha = z.output<typeof trabajosEnMarcha>;

/** Those of one queue that wait, until the first of them is due. */
export const trabajosEnEspera = z.object({
  cola: z.string(),
  cuantos,
  para: momento(),
  /** Its turn has come long since, and nobody takes it. */
  tarde: z.boolean(),
  /** Of them, those that failed and will be tried again. */
  fallaron: z.number().int(),
});
export type TrabajosEnEspera = z.output<typeof trabajosEnEspera>;

/** What the academy does again and again by itself. */
export const tareaQueSeRepite = z.object({
  cola: z.string(),
  cron: z.string(),
  ultima: momento().nullable(),
  segundos: z.number().nullable(),
});
export type TareaQueSeRepite = z.output<typeof tareaQueSeRepite>;

export const trabajos = z.object({
  abandonados: z.array(trabajosAbandonados),
  enMarcha: z.array(trabajosEnMarcha),
  enEspera: z.array(trabajosEnEspera),
  /** What ended well today, besides what repeats itself. */
  hoy: z.object({
    hechos: z.number().int(),
    masLentoSegundos: z.number().nullable(),
    porHora: z.array(z.number().int()).length(24),
  }),
  seRepiten: z.array(tareaQueSeRepite),
});
export type Trabajos = z.output<typeof trabajos>;

/** Those of a queue that had been given up by a moment: what fails later is not touched by whoever did not see it. */
export const abandonadosDe = z.strictObject({ cola: z.string().min(1).max(100), hasta: momento() });
export type AbandonadosDe = z.output<typeof abandonadosDe>;

export const cuantosTrabajos = z.object({ cuantos });
