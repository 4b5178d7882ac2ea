import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { type Evaluacion, evaluaciones } from '@catedra/shared/evaluaciones/collection.ts';
import type { AvisoDePregunta, RespuestaAFeedback } from '@catedra/shared/feedback/schemas.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import { exigirClaves } from '#features/evaluaciones/offers.ts';
import { feedbackBinding } from '#features/feedback/binding.ts';
import { escribirRespuesta } from '#features/feedback/commands/responder-feedback.ts';
import { feedbackTable } from '#features/feedback/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { type Row, scopedSelection } from '#platform/collections/rows.ts';
import { lockFor } from '#platform/collections/store.ts';

/** Whoever may edit an evaluation settles what was reported of its questions. */
export async function responderAviso(
  work: Work,
  evaluacionId: string,
  avisoId: string,
  respuesta: RespuestaAFeedback,
): Promise<Pick<AvisoDePregunta, 'id' | 'estado' | 'respuesta'>> {
  const { tx, actor } = work;
  const allowed = evaluaciones.policy.update(actor);
  const row = await lockFor(work, evaluacionesBinding, evaluacionId, allowed);
  const { actividadId, cursoId } = row as unknown as Evaluacion;
  await exigirClaves(tx, actor, cursoId);
  const suyo = and(
    eq(feedbackTable.id, avisoId),
    eq(feedbackTable.actividadId, actividadId),
    eq(feedbackTable.tipo, 'error'),
    isNotNull(feedbackTable.preguntaId),
  );
  const rows = await tx
    .select(scopedSelection(feedbackBinding) as never)
    .from(feedbackTable)
    .where(suyo)
    .for('update');
  const [before] = rows as Row[];
  if (!before) throw noEncontrado();
  const after = await escribirRespuesta(work, before, respuesta);
  return { id: avisoId, ...respuesta, respuesta: after['respuesta'] as string | null };
}
