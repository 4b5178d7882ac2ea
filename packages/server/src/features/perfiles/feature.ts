import { perfilesBinding } from '#features/perfiles/binding.ts';
import type { Feature } from '#platform/feature.ts';

export const perfilesFeature: Feature = { nombre: 'perfiles', binding: perfilesBinding };
