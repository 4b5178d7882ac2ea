import { cargasJobs, reanudar } from '#features/cargas/jobs.ts';
import { cargasRoutes } from '#features/cargas/routes.ts';
import type { Feature } from '#platform/feature.ts';

export const cargasFeature: Feature = {
  nombre: 'cargas',
  routes(app, platform) {
    cargasRoutes(app, platform);
    app.addHook('onListen', () => reanudar(platform));
  },
  jobs: cargasJobs,
};
