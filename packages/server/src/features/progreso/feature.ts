import { progresoBinding } from '#features/progreso/binding.ts';
import { progresoRoutes } from '#features/progreso/routes.ts';
import type { Feature } from '#platform/feature.ts';

export const progresoFeature: Feature = {
  nombre: 'progreso',
  binding: progresoBinding,
  routes: progresoRoutes,
};
