import { perfilesBinding } from '#features/perfiles/binding.ts';
import { perfilesHandlers } from '#features/perfiles/handlers.ts';
import type { Feature } from '#platform/feature.ts';

export const perfilesFeature: Feature = {
  nombre: 'perfiles',
  binding: perfilesBinding,
  handlers: perfilesHandlers,
};
