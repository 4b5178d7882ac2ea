import * as api from '@catedra/shared/feedback/api.ts';
import { responderAviso } from '#features/feedback/commands/responder-aviso.ts';
import { responderFeedback } from '#features/feedback/commands/responder-feedback.ts';
import { leerAvisos } from '#features/feedback/leer-avisos.ts';
import { answer, handle } from '#platform/http/handler.ts';

export const feedbackHandlers = () => [
  handle(api.responder, (work, { id, body }) => responderFeedback(work, id, body), { parsed: true }),
  answer(api.leerAvisos, ({ db, actor }, { id }) => leerAvisos(db, actor, id)),
  handle(api.responderAviso, (work, { id, avisoId, body }) => responderAviso(work, id, avisoId, body)),
];
