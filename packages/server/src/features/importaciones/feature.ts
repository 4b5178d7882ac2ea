import { importacionesHandlers } from '#features/importaciones/handlers.ts';
import { importacionesJobs, reanudar } from '#features/importaciones/jobs.ts';
import type { Feature } from '#platform/feature.ts';

export const importacionesFeature: Feature = {
  nombre: 'importaciones',
  handlers: importacionesHandlers,
  routes: (app, platform) => {
    app.addHook('onListen', () => reanudar(platform));
  },
  jobs: importacionesJobs,
};
