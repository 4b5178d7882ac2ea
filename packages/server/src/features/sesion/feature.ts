import { accountRoutes } from '#features/sesion/account-routes.ts';
import { sesionJobs } from '#features/sesion/jobs.ts';
import { createLimits } from '#features/sesion/sign-in/limits.ts';
import { miradaRoutes } from '#features/sesion/mirada/mirada-routes.ts';
import { providerRoutes } from '#features/sesion/oidc/routes.ts';
import { passwordRoutes } from '#features/sesion/passwords/password-routes.ts';
import { sessionRoutes } from '#features/sesion/sessions/session-routes.ts';
import type { Feature } from '#platform/feature.ts';

export const sesionFeature: Feature = {
  nombre: 'sesion',
  routes(app, platform) {
    const limits = createLimits(platform.db);
    sessionRoutes(app, platform, limits);
    passwordRoutes(app, platform, limits);
    providerRoutes(app, platform, limits);
    accountRoutes(app, platform);
    miradaRoutes(app, platform);
  },
  jobs: sesionJobs,
};
