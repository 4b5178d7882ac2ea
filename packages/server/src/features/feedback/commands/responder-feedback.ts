import type { FeedbackRespondido, RespuestaAFeedback } from '@catedra/shared/feedback/schemas.ts';
import { puedeResponder } from '@catedra/shared/feedback/policy.ts';
import { eq } from 'drizzle-orm';
import { notify } from '#features/avisos/offers.ts';
import { feedbackBinding } from '#features/feedback/binding.ts';
import { avisoDeRespuesta } from '#features/feedback/notices.ts';
import { feedbackTable } from '#features/feedback/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { type Row, scopedSelection, viewOf } from '#platform/collections/rows.ts';
import { lockFor, recordChange } from '#platform/collections/store.ts';

/** What was said is answered, and how it stands; the same answer twice is one. */
export async function escribirRespuesta(
  work: Work,
  before: Row,
  { respuesta, estado }: RespuestaAFeedback,
): Promise<Row> {
  if (before['respuesta'] === respuesta && before['estado'] === estado) return before;
  const rows = await work.tx
    .update(feedbackTable)
    .set({ respuesta, estado, version: before.version + 1, actualizadoEn: work.now.toISOString() })
    .where(eq(feedbackTable.id, before.id))
    .returning(scopedSelection(feedbackBinding) as never);
  const after = (rows as Row[])[0] ?? before;
  recordChange(work, feedbackBinding, before, after);
  const dice = respuesta?.trim() && respuesta !== before['respuesta'];
  const arregla = before['tipo'] === 'error' && estado === 'resuelto' && before['estado'] !== 'resuelto';
  if ((dice || arregla) && before['usuarioId'] !== work.actor.id)
    await notify(work, avisoDeRespuesta, { feedbackId: before.id, version: before.version + 1 });
  return after;
}

/** Answers an opinion and says how it stands. */
export async function responderFeedback(
  work: Work,
  id: string,
  respuesta: RespuestaAFeedback,
): Promise<FeedbackRespondido> {
  const before = await lockFor(work, feedbackBinding, id, puedeResponder(work.actor));
  const after = await escribirRespuesta(work, before, respuesta);
  return viewOf(feedbackBinding, work.actor, after) as FeedbackRespondido;
}
