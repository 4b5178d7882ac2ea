import { tecnicoHandlers } from '#features/tecnico/handlers.ts';
import { watchRoutes } from '#features/tecnico/watch-routes.ts';
import type { Feature } from '#platform/feature.ts';

/** Seeing inside: what whoever runs the academy looks at. */
export const tecnicoFeature: Feature = {
  nombre: 'tecnico',
  reports: true,
  handlers: tecnicoHandlers,
  routes: watchRoutes,
};
