import { actividadesBinding } from '#features/actividades/binding.ts';
import { actividadesRoutes } from '#features/actividades/routes.ts';
import type { Feature } from '#platform/feature.ts';

export const actividadesFeature: Feature = {
  nombre: 'actividades',
  binding: actividadesBinding,
  routes: actividadesRoutes,
};
