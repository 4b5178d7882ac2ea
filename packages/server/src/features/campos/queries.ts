import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import type { Accion } from '@catedra/shared/core/permisos.ts';
import { administraCampos, decideCon } from '@catedra/shared/campos/policy.ts';
import type { Campo } from '@catedra/shared/campos/schemas.ts';
import { asc, getTableColumns, sql } from 'drizzle-orm';
import { camposTable } from '#features/campos/table.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import { lockInTransaction } from '#platform/turns/lock.ts';

/** In how many groups that fill themselves each field decides. */
const enReglas = sql<number>`(select count(*) from grupo_regla_usos u where u.campo_id = campos.id)`
  .mapWith(Number)
  .as('en_reglas');

/** In how many courses, of groups or given by name, a date counts from it. */
const enFechas = sql<number>`fechas_desde(campos.id)`.mapWith(Number).as('en_fechas');

/** What naming somebody in it gives, were it the one that says whose team each person is in. */
const daEnEquipo = sql<
  Accion[]
>`case when campos.tipo = 'persona' then lo_que_da_un_equipo() else '{}' end`.as('da_en_equipo');

const ordenados = (db: Database | Tx) =>
  db
    .select({ ...getTableColumns(camposTable), enReglas, enFechas, daEnEquipo })
    .from(camposTable)
    .orderBy(asc(camposTable.orden), asc(camposTable.id));

/** Every field there is, those that were retired included, in their order. */
export const leerTodos = (db: Database | Tx): Promise<Campo[]> => ordenados(db);

/** The same for whoever writes values: what a field is doesn't change until they are done. */
export const camposParaEscribir = (tx: Tx): Promise<Campo[]> =>
  ordenados(tx).for('share', { of: camposTable });

/** For whoever changes fields: one after another, and none while values are being written. */
export async function camposParaCambiar(work: Work): Promise<Campo[]> {
  if (!administraCampos(work.actor)) throw sinPermiso();
  await lockInTransaction(work.tx, 'campos.definir');
  return ordenados(work.tx).for('update', { of: camposTable });
}

/** What a field decides for others (who is in groups, when their courses are due, whose team they are) is changed by whoever decides that. */
function comprobarReglas(actor: Actor, campo: Campo): void {
  if (!decideCon(actor, campo)) throw sinPermiso();
}

export async function campoParaCambiar(work: Work, id: string): Promise<{ campo: Campo; todos: Campo[] }> {
  const todos = await camposParaCambiar(work);
  const campo = todos.find((uno) => uno.id === id);
  if (!campo) throw noEncontrado();
  comprobarReglas(work.actor, campo);
  return { campo, todos };
}
