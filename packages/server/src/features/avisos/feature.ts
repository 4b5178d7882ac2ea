import { avisosHandlers } from '#features/avisos/handlers.ts';
import { limpiar } from '#features/avisos/limpiar.ts';
import { leerRebotes } from '#features/avisos/rebotes/leer-buzon.ts';
import { repartir } from '#features/avisos/repartir.ts';
import { avisarDeFallidosJob, avisoDeTrabajoFallido } from '#features/avisos/trabajos-fallidos.ts';
import type { Feature } from '#platform/feature.ts';

/** Each notice is declared by the feature that knows what it is about; here is how they all are told. */
export const avisosFeature: Feature = {
  nombre: 'avisos',
  handlers: avisosHandlers,
  jobs: [avisoDeTrabajoFallido, avisarDeFallidosJob, leerRebotes, limpiar, repartir],
};
