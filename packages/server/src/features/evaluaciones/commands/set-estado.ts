import { type Evaluacion, evaluaciones } from '@catedra/shared/evaluaciones/collection.ts';
import {
  type ComandoEvaluacion,
  evaluacionEnBorrador,
  evaluacionTras,
} from '@catedra/shared/evaluaciones/rules.ts';
import { eq } from 'drizzle-orm';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { viewOf } from '#platform/collections/rows.ts';
import { lockFor, recordChange } from '#platform/collections/store.ts';

/** Leads an evaluation to the state of the command; the version stays, so that nobody's open form grows stale. */
export async function setEstado(work: Work, id: string, comando: ComandoEvaluacion): Promise<Evaluacion> {
  const allowed = evaluaciones.policy.update(work.actor);
  const before = await lockFor(work, evaluacionesBinding, id, allowed);
  const evaluacion = before as unknown as Evaluacion;
  const estado = evaluacionTras(comando, evaluacion.estado);
  if (!estado) throw evaluacionEnBorrador();
  if (estado === evaluacion.estado) return viewOf(evaluacionesBinding, work.actor, before) as Evaluacion;

  const cambio = { estado, actualizadoEn: work.now.toISOString() };
  await work.tx.update(evaluacionesTable).set(cambio).where(eq(evaluacionesTable.id, id));
  const after = { ...before, ...cambio };
  recordChange(work, evaluacionesBinding, before, after);
  return viewOf(evaluacionesBinding, work.actor, after) as Evaluacion;
}
