import { anunciosHandlers } from '#features/anuncios/handlers.ts';
import { anunciosJobs } from '#features/anuncios/jobs.ts';
import type { Feature } from '#platform/feature.ts';

export const anunciosFeature: Feature = {
  nombre: 'anuncios',
  handlers: anunciosHandlers,
  jobs: anunciosJobs,
};
