import { cursosBinding } from '#features/cursos/binding.ts';
import { cursosJobs } from '#features/cursos/jobs.ts';
import { cursosRoutes } from '#features/cursos/routes.ts';
import type { Feature } from '#platform/feature.ts';

export const cursosFeature: Feature = {
  nombre: 'cursos',
  binding: cursosBinding,
  routes: cursosRoutes,
  jobs: cursosJobs,
};
