import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import { evaluacionesRoutes } from '#features/evaluaciones/routes.ts';
import type { Feature } from '#platform/feature.ts';

export const evaluacionesFeature: Feature = {
  nombre: 'evaluaciones',
  binding: evaluacionesBinding,
  routes: evaluacionesRoutes,
};
