import { certificadosHandlers } from '#features/certificados/handlers.ts';
import { certificadosJobs, conSusPapeles } from '#features/certificados/jobs.ts';
import type { Feature } from '#platform/feature.ts';

export const certificadosFeature: Feature = {
  nombre: 'certificados',
  handlers: certificadosHandlers,
  jobs: certificadosJobs,
  follow: conSusPapeles,
};
