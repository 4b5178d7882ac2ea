import { papeleraHandlers } from '#features/papelera/handlers.ts';
import { papeleraJobs } from '#features/papelera/jobs.ts';
import type { Feature } from '#platform/feature.ts';

export const papeleraFeature: Feature = {
  nombre: 'papelera',
  handlers: papeleraHandlers,
  jobs: papeleraJobs,
};
