import { paquetesHandlers } from '#features/paquetes/handlers.ts';
import { paquetesJobs, reanudar } from '#features/paquetes/jobs.ts';
import type { Feature } from '#platform/feature.ts';

export const paquetesFeature: Feature = {
  nombre: 'paquetes',
  handlers: paquetesHandlers,
  routes: (app, platform) => {
    app.addHook('onListen', () => reanudar(platform));
  },
  jobs: paquetesJobs,
};
