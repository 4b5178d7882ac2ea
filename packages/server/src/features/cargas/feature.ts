import { cargasHandlers } from '#features/cargas/handlers.ts';
import { cargasJobs, reanudar } from '#features/cargas/jobs.ts';
import type { Feature } from '#platform/feature.ts';

export const cargasFeature: Feature = {
  nombre: 'cargas',
  handlers: cargasHandlers,
  routes: (app, platform) => void app.addHook('onListen', () => reanudar(platform)),
  jobs: cargasJobs,
};
