import { informesHandlers } from '#features/informes/handlers.ts';
import type { Feature } from '#platform/feature.ts';

export const informesFeature: Feature = {
  nombre: 'informes',
  reports: true,
  replicable: true,
  handlers: informesHandlers,
};
