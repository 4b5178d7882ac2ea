import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import { evaluacionesHandlers } from '#features/evaluaciones/handlers.ts';
import { avisoDeAdaptacion, avisoDeMasTiempo } from '#features/evaluaciones/notices.ts';
import { avisoDeSorteoCorto, buscarSorteosCortosJob } from '#features/evaluaciones/sorteos-cortos.ts';
import type { Feature } from '#platform/feature.ts';

export const evaluacionesFeature: Feature = {
  nombre: 'evaluaciones',
  binding: evaluacionesBinding,
  handlers: evaluacionesHandlers,
  jobs: [avisoDeMasTiempo, avisoDeAdaptacion, avisoDeSorteoCorto, buscarSorteosCortosJob],
};
