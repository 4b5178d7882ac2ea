import { isDeepStrictEqual } from 'node:util';
import { type Actividad, actividades } from '@catedra/shared/actividades/collection.ts';
import { conLoQueEspera, repartir } from '@catedra/shared/actividades/pendientes.ts';
import type { GuardarActividad } from '@catedra/shared/actividades/schemas.ts';
import { versionAntigua } from '@catedra/shared/core/errors.ts';
import { actividadesBinding } from '#features/actividades/binding.ts';
import {
  contarQueEspera,
  dejarEsperando,
  editableDe,
  esperaCambios,
  esperaDe,
  nuevaVersion,
  preparada,
} from '#features/actividades/pendientes.ts';
import { exigirQueAlgunaSeRepita } from '#features/actividades/alguna-se-repite.ts';
import { exigirALaVista } from '#features/actividades/lo-nombrado.ts';
import type { Work } from '#platform/changes/work.ts';
import { checkInvariant, lockFor, update } from '#platform/collections/store.ts';

/** Words are seen at once; in a published course, what changes the way waits to be published. */
export async function guardarActividad(
  work: Work,
  id: string,
  { version, ...patch }: GuardarActividad,
): Promise<Actividad> {
  const row = await lockFor(work, actividadesBinding, id, actividades.policy.update(work.actor));
  const viva = row as unknown as Actividad;
  const espera = await esperaDe(work.tx, id);
  if (!espera && !(await esperaCambios(work, viva.cursoId)))
    return (await update(work, actividadesBinding, id, version, patch)) as Actividad;

  const actual = conLoQueEspera(editableDe(viva), espera?.campos ?? {});
  const guardada = actividadesBinding.clean({ ...actual, ...patch });
  // Sent again after a lost answer, it finds itself already done.
  if (isDeepStrictEqual(guardada, actual)) return preparada(work, viva, espera?.campos ?? {});
  if (viva.version !== version) throw versionAntigua(preparada(work, viva, espera?.campos ?? {}));
  checkInvariant(actividadesBinding, guardada);
  await exigirALaVista(work, actividadesBinding, actual, { ...guardada, id });
  await exigirQueAlgunaSeRepita(work, actual, { ...guardada, id });

  const { ya, esperan } = repartir(editableDe(viva), guardada);
  const seguia = JSON.stringify(esperan) === JSON.stringify(espera?.campos ?? {});
  const despues = (await update(work, actividadesBinding, id, version, ya)) as Actividad;
  if (seguia) return preparada(work, { ...viva, ...despues }, esperan);
  await dejarEsperando(work, viva, esperan, espera?.eliminar);
  if (despues.version === version) await nuevaVersion(work, id);
  contarQueEspera(work, viva, esperan);
  return preparada(work, { ...viva, ...despues, version: version + 1 }, esperan);
}
