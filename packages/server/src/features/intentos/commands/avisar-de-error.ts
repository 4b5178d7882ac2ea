import { noEncontrado, sinPermiso, versionAntigua } from '@catedra/shared/core/errors.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { escribirAviso } from '@catedra/shared/feedback/aviso.ts';
import { feedback } from '@catedra/shared/feedback/collection.ts';
import type { FeedbackRespondido } from '@catedra/shared/feedback/schemas.ts';
import type { AvisarDeError } from '@catedra/shared/intentos/despues.ts';
import { feedbackBinding } from '#features/feedback/binding.ts';
import { feedbackTable } from '#features/feedback/table.ts';
import { leerMio, leerPreguntas, numeroDe } from '#features/intentos/filas.ts';
import type { Work } from '#platform/changes/work.ts';
import { type Row, scopedSelection, scopeFieldsOf, viewOf } from '#platform/collections/rows.ts';
import { find, recordChange } from '#platform/collections/store.ts';

/** «Esta pregunta tiene un error»: of an attempt of one's own, with the version it asked. The same report twice is one. */
export async function avisarDeError(
  work: Work,
  id: string,
  lugar: number,
  aviso: AvisarDeError,
): Promise<FeedbackRespondido> {
  const { tx, actor, now } = work;
  const intento = await leerMio(tx, actor.id, id);
  const preguntas = intento ? await leerPreguntas(tx, id) : [];
  const pregunta = preguntas.find((una) => una.lugar === lugar);
  const sinLlegar = intento?.entregadoEn === null && intento.secuencial && lugar > intento.alcanzada;
  if (!intento || !pregunta || sinLlegar) throw noEncontrado();

  const texto = escribirAviso(numeroDe(preguntas, lugar), pregunta.numero, aviso.texto);
  const seen = (row: Row) => viewOf(feedbackBinding, actor, row) as FeedbackRespondido;
  const rows = await tx
    .insert(feedbackTable)
    .values({
      id: aviso.id,
      creadoEn: now.toISOString(),
      actualizadoEn: now.toISOString(),
      usuarioId: actor.id,
      cursoId: intento.cursoId,
      actividadId: intento.actividadId,
      preguntaId: pregunta.preguntaId,
      preguntaVersion: pregunta.numero,
      tipo: 'error',
      texto,
      anonimo: aviso.anonimo,
    })
    .onConflictDoNothing()
    .returning(scopedSelection(feedbackBinding) as never);
  const [after] = rows as Row[];
  if (after) {
    if (!matches(feedback.policy.create(actor), scopeFieldsOf(feedbackBinding, after))) throw sinPermiso();
    recordChange(work, feedbackBinding, null, after);
    return seen(after);
  }
  const known = await find(tx, feedbackBinding, actor, aviso.id, 'leer');
  if (!known || known['preguntaId'] !== pregunta.preguntaId || known['texto'] !== texto)
    throw versionAntigua();
  return seen(known);
}
