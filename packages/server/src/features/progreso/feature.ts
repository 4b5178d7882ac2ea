import { progresoBinding } from '#features/progreso/binding.ts';
import type { Feature } from '#platform/feature.ts';

export const progresoFeature: Feature = { nombre: 'progreso', binding: progresoBinding };
