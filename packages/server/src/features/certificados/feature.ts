import { certificadosHandlers } from '#features/certificados/handlers.ts';
import type { Feature } from '#platform/feature.ts';

export const certificadosFeature: Feature = {
  nombre: 'certificados',
  handlers: certificadosHandlers,
};
