import { command } from '#core/contract.ts';
import { feedbackRespondido, respuestaAFeedback } from '#feedback/schemas.ts';

export const responder = command('POST /api/feedback/:id/responder', {
  summary: 'Responde una opinión o un aviso de error',
  body: respuestaAFeedback,
  answer: feedbackRespondido,
});
