import { fotosHandlers } from '#features/fotos/handlers.ts';
import { fotosJobs } from '#features/fotos/jobs.ts';
import type { Feature } from '#platform/feature.ts';

export const fotosFeature: Feature = {
  nombre: 'fotos',
  reports: true,
  handlers: fotosHandlers,
  jobs: fotosJobs,
};
