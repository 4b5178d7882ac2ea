import { archivosJobs } from '#features/archivos/jobs.ts';
import { archivosRoutes } from '#features/archivos/routes.ts';
import type { Feature } from '#platform/feature.ts';

export const archivosFeature: Feature = {
  nombre: 'archivos',
  routes: archivosRoutes,
  jobs: archivosJobs,
};
