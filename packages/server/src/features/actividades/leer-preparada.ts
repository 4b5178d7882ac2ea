import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import { conLoQueEspera } from '@catedra/shared/actividades/pendientes.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { alcance, matches } from '@catedra/shared/core/scope.ts';
import { actividadesBinding } from '#features/actividades/binding.ts';
import { esperaDe } from '#features/actividades/pendientes.ts';
import { readOne } from '#platform/collections/store.ts';
import type { Database } from '#platform/db/pool.ts';

/** An activity as those who make its course edit it: with what waits to be published. */
export async function leerPreparada(db: Database, actor: Actor, id: string): Promise<Actividad> {
  const deAutor = alcance(actor, 'actividades:ver');
  if (deAutor === false) throw sinPermiso();
  const viva = (await readOne(db, actividadesBinding, actor, id)) as Actividad;
  const { cursoId, tipo, oculta, lista } = viva;
  if (!matches(deAutor, { cursoId, tipo, oculta, lista })) throw noEncontrado();
  return conLoQueEspera(viva, (await esperaDe(db, id))?.campos ?? {});
}
