import { calendarioHandlers } from '#features/calendario/handlers.ts';
import { calendarioRoutes } from '#features/calendario/routes.ts';
import type { Feature } from '#platform/feature.ts';

/** Somebody's dates, on their screen and in the calendars of other programs. */
export const calendarioFeature: Feature = {
  nombre: 'calendario',
  handlers: calendarioHandlers,
  routes: calendarioRoutes,
};
