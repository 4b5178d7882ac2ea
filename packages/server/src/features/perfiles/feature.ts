import { perfilesBinding } from '#features/perfiles/binding.ts';
import { perfilesRoutes } from '#features/perfiles/routes.ts';
import type { Feature } from '#platform/feature.ts';

export const perfilesFeature: Feature = {
  nombre: 'perfiles',
  binding: perfilesBinding,
  routes: perfilesRoutes,
};
