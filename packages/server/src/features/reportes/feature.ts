import { reportesHandlers } from '#features/reportes/handlers.ts';
import { reportesJobs } from '#features/reportes/jobs.ts';
import type { Feature } from '#platform/feature.ts';

export const reportesFeature: Feature = {
  nombre: 'reportes',
  reports: true,
  replicable: true,
  handlers: reportesHandlers,
  jobs: reportesJobs,
};
