import { entregasJobs } from '#features/entregas/jobs.ts';
import { entregasHandlers } from '#features/entregas/handlers.ts';
import type { Feature } from '#platform/feature.ts';

export const entregasFeature: Feature = {
  nombre: 'entregas',
  handlers: entregasHandlers,
  jobs: entregasJobs,
};
