import { participantesJobs } from '#features/participantes/jobs.ts';
import { participantesRoutes } from '#features/participantes/routes.ts';
import type { Feature } from '#platform/feature.ts';

export const participantesFeature: Feature = {
  nombre: 'participantes',
  routes: participantesRoutes,
  jobs: participantesJobs,
};
