import { cumplimientoHandlers } from '#features/cumplimiento/handlers.ts';
import { contarRitmosDelDia, pasarRondas } from '#features/cumplimiento/jobs.ts';
import { avisoDeCaducado, avisoDePlazo, avisoDeVencido } from '#features/cumplimiento/notices.ts';
import { avisoDeApertura } from '#features/cumplimiento/plazos/abierta.ts';
import { mirarPlazosJob } from '#features/cumplimiento/plazos/mirar-plazos.ts';
import {
  avisarDeSinRenovacionJob,
  avisoSinRenovacion,
} from '#features/cumplimiento/plazos/sin-renovacion.ts';
import type { Feature } from '#platform/feature.ts';

export const cumplimientoFeature: Feature = {
  nombre: 'cumplimiento',
  handlers: cumplimientoHandlers,
  jobs: [
    pasarRondas,
    contarRitmosDelDia,
    mirarPlazosJob,
    avisoDePlazo,
    avisoDeCaducado,
    avisoDeVencido,
    avisoDeApertura,
    avisoSinRenovacion,
    avisarDeSinRenovacionJob,
  ],
};
