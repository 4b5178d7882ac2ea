import { feedbackBinding } from '#features/feedback/binding.ts';
import { feedbackHandlers } from '#features/feedback/handlers.ts';
import { avisarDeErrores, avisoDeErrorPorDecidir } from '#features/feedback/errores.ts';
import { avisoDeRespuesta } from '#features/feedback/notices.ts';
import type { Feature } from '#platform/feature.ts';

export const feedbackFeature: Feature = {
  nombre: 'feedback',
  binding: feedbackBinding,
  handlers: feedbackHandlers,
  jobs: [avisoDeRespuesta, avisoDeErrorPorDecidir],
  follow: avisarDeErrores,
};
