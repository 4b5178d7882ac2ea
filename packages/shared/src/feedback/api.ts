import { command, read } from '#core/contract.ts';
import {
  avisoRespondido,
  avisosDePreguntas,
  feedbackRespondido,
  respuestaAFeedback,
} from '#feedback/schemas.ts';

export const responder = command('POST /api/feedback/:id/responder', {
  summary: 'Responde una opinión o un aviso de error',
  body: respuestaAFeedback,
  answer: feedbackRespondido,
});

export const leerAvisos = read('GET /api/evaluaciones/:id/avisos', {
  summary: 'Lee los avisos de error en las preguntas de una evaluación',
  answer: avisosDePreguntas,
});

export const responderAviso = command('POST /api/evaluaciones/:id/avisos/:avisoId/responder', {
  summary: 'Da por visto o resuelto un aviso de error en una pregunta',
  name: 'feedback.responder-aviso',
  body: respuestaAFeedback,
  answer: avisoRespondido,
});
