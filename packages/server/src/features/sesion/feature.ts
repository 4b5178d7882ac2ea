import { sesionHandlers } from '#features/sesion/handlers.ts';
import { sesionJobs } from '#features/sesion/jobs.ts';
import { providerRoutes } from '#features/sesion/oidc/routes.ts';
import type { Feature } from '#platform/feature.ts';

export const sesionFeature: Feature = {
  nombre: 'sesion',
  handlers: sesionHandlers,
  routes: providerRoutes,
  jobs: sesionJobs,
};
