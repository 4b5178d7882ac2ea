import { actividades } from '@catedra/shared/actividades/collection.ts';
import { type Evaluacion, evaluaciones } from '@catedra/shared/evaluaciones/collection.ts';
import { actividadesBinding } from '#features/actividades/binding.ts';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import type { Work } from '#platform/changes/work.ts';
import { lockFor, remove } from '#platform/collections/store.ts';

/** The rules go with their activity, and stay when the activity is in use. */
export async function eliminarConActividad(work: Work, id: string): Promise<void> {
  const row = await lockFor(work, evaluacionesBinding, id, evaluaciones.policy.delete(work.actor));
  const { actividadId } = row as unknown as Evaluacion;
  // Whoever may not remove the activity hears that, and not whether somebody took it.
  await lockFor(work, actividadesBinding, actividadId, actividades.policy.delete(work.actor));
  await remove(work, evaluacionesBinding, id);
  await remove(work, actividadesBinding, actividadId);
}
