import { cumplimientoHandlers } from '#features/cumplimiento/handlers.ts';
import { pasarRondas } from '#features/cumplimiento/jobs.ts';
import type { Feature } from '#platform/feature.ts';

export const cumplimientoFeature: Feature = {
  nombre: 'cumplimiento',
  handlers: cumplimientoHandlers,
  jobs: [pasarRondas],
};
