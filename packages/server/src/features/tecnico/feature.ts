import { watchRoutes } from '#features/tecnico/watch-routes.ts';
import type { Feature } from '#platform/feature.ts';

/** Seeing inside: what whoever runs the academy looks at. */
export const tecnicoFeature: Feature = { nombre: 'tecnico', reports: true, routes: watchRoutes };
