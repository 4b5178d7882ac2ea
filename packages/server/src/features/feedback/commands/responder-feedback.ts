import type { FeedbackRespondido, RespuestaAFeedback } from '@catedra/shared/feedback/schemas.ts';
import { puedeResponder } from '@catedra/shared/feedback/policy.ts';
import { eq } from 'drizzle-orm';
import { feedbackBinding } from '#features/feedback/binding.ts';
import { feedbackTable } from '#features/feedback/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { type Row, scopedSelection, viewOf } from '#platform/collections/rows.ts';
import { lockFor, recordChange } from '#platform/collections/store.ts';

/** Answers an opinion and says how it stands; the same answer twice is one. */
export async function responderFeedback(
  work: Work,
  id: string,
  { respuesta, estado }: RespuestaAFeedback,
): Promise<FeedbackRespondido> {
  const before = await lockFor(work, feedbackBinding, id, puedeResponder(work.actor));
  const seen = (row: Row) => viewOf(feedbackBinding, work.actor, row) as FeedbackRespondido;
  if (before.respuesta === respuesta && before.estado === estado) return seen(before);

  const rows = await work.tx
    .update(feedbackTable)
    .set({ respuesta, estado, version: before.version + 1, actualizadoEn: work.now.toISOString() })
    .where(eq(feedbackTable.id, id))
    .returning(scopedSelection(feedbackBinding) as never);
  const after = (rows as Row[])[0] ?? before;
  recordChange(work, feedbackBinding, before, after);
  return seen(after);
}
