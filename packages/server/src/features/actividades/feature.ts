import { actividadesBinding } from '#features/actividades/binding.ts';
import { actividadesHandlers } from '#features/actividades/handlers.ts';
import type { Feature } from '#platform/feature.ts';

export const actividadesFeature: Feature = {
  nombre: 'actividades',
  binding: actividadesBinding,
  handlers: actividadesHandlers,
};
