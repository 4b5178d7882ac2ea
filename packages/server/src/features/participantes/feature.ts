import { participantesHandlers } from '#features/participantes/handlers.ts';
import { recordatorioDeCurso } from '#features/participantes/notices.ts';
import { avisoDeExencion, avisoDeProrroga } from '#features/participantes/plazos-dichos.ts';
import type { Feature } from '#platform/feature.ts';

export const participantesFeature: Feature = {
  nombre: 'participantes',
  handlers: participantesHandlers,
  jobs: [recordatorioDeCurso, avisoDeProrroga, avisoDeExencion],
};
