import { participantesJobs } from '#features/participantes/jobs.ts';
import { participantesHandlers } from '#features/participantes/handlers.ts';
import type { Feature } from '#platform/feature.ts';

export const participantesFeature: Feature = {
  nombre: 'participantes',
  handlers: participantesHandlers,
  jobs: participantesJobs,
};
