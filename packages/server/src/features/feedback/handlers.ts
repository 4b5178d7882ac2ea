import { responder } from '@catedra/shared/feedback/api.ts';
import { responderFeedback } from '#features/feedback/commands/responder-feedback.ts';
import { handle } from '#platform/http/handler.ts';

export const feedbackHandlers = () => [
  handle(responder, (work, { id, body }) => responderFeedback(work, id, body), { parsed: true }),
];
