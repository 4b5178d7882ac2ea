import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import type { Feature } from '#platform/feature.ts';

export const evaluacionesFeature: Feature = { nombre: 'evaluaciones', binding: evaluacionesBinding };
