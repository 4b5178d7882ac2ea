import { gruposBinding } from '#features/grupos/binding.ts';
import type { Feature } from '#platform/feature.ts';

export const gruposFeature: Feature = { nombre: 'grupos', binding: gruposBinding };
