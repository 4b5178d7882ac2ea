import { cursosBinding } from '#features/cursos/binding.ts';
import { cursosJobs } from '#features/cursos/jobs.ts';
import { cursosHandlers } from '#features/cursos/handlers.ts';
import type { Feature } from '#platform/feature.ts';

export const cursosFeature: Feature = {
  nombre: 'cursos',
  binding: cursosBinding,
  handlers: cursosHandlers,
  jobs: cursosJobs,
};
