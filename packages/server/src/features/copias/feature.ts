import { copiasHandlers } from '#features/copias/handlers.ts';
import { copiasJobs } from '#features/copias/jobs.ts';
import type { Feature } from '#platform/feature.ts';

/** Copies of the academy: made by night, proved by the week, brought back by a command. */
export const copiasFeature: Feature = {
  nombre: 'copias',
  reports: true,
  handlers: copiasHandlers,
  jobs: copiasJobs,
};
