import { paquetesJobs, reanudar } from '#features/paquetes/jobs.ts';
import { paquetesRoutes } from '#features/paquetes/routes.ts';
import type { Feature } from '#platform/feature.ts';

export const paquetesFeature: Feature = {
  nombre: 'paquetes',
  routes(app, platform) {
    paquetesRoutes(app, platform);
    app.addHook('onListen', () => reanudar(platform));
  },
  jobs: paquetesJobs,
};
