import { progresoBinding } from '#features/progreso/binding.ts';
import { progresoHandlers } from '#features/progreso/handlers.ts';
import type { Feature } from '#platform/feature.ts';

export const progresoFeature: Feature = {
  nombre: 'progreso',
  binding: progresoBinding,
  handlers: progresoHandlers,
};
