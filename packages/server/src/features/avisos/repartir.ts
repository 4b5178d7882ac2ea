import { repartirLoQueToca } from '#features/avisos/reparto/repartir-lo-que-toca.ts';
import { job } from '#platform/job.ts';

/** Hands over what is to leave by mail now: at once when something is written down, and each minute what waited. */
export const repartir = job<object>('avisos.repartir', repartirLoQueToca, {
  schedule: '* * * * *',
  retryLimit: 1,
});
