import type { FastifyBaseLogger } from 'fastify';
import type { OnFailure } from '#platform/jobs/defined.ts';

/** What will be tried again is a warning; what is given up is an error, with what an operator needs to find it. */
export const failureLog =
  (log: FastifyBaseLogger): OnFailure =>
  (err, job) => {
    if (!job) return log.error({ err }, 'falló la cola de trabajos');
    const { cola, id, abandonado } = job;
    if (abandonado)
      log.error({ err, cola, id }, 'se abandonó un trabajo: se ve y se repite con npm run admin -- trabajos');
    else log.warn({ err, cola, id }, 'falló un trabajo: se intentará de nuevo');
  };
