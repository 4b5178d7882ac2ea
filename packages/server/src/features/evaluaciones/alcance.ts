import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { alcance, matches, type Scope } from '@catedra/shared/core/scope.ts';
import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import { puedeVerPreguntas } from '@catedra/shared/preguntas/policy.ts';
import { and, eq, sql } from 'drizzle-orm';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import { cursosSinTerminar } from '#features/preguntas/offers.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import { find } from '#platform/collections/store.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** An evaluation for someone who prepares it: that one learns it is not enough. */
export async function leerParaAutor(db: Database | Tx, actor: Actor, id: string): Promise<Evaluacion> {
  const scope = alcance(actor, 'evaluaciones:ver');
  if (scope === false) throw sinPermiso();
  const row = await find(db, evaluacionesBinding, actor, id, 'leer');
  if (!row || !matches(scope, { cursoId: String(row.cursoId) })) throw noEncontrado();
  return row as unknown as Evaluacion;
}

/** Keys are not for whoever still takes the course. */
export async function exigirClaves(db: Database | Tx, actor: Actor, cursoId: string): Promise<void> {
  const scope = puedeVerPreguntas(actor);
  if (scope === false) throw sinPermiso();
  if (!matches(scope, { cursoId })) throw noEncontrado();
  const cursa = cursosSinTerminar(actor);
  if (!cursa) return;
  const { rows } = await db.execute(sql`select where ${cursoId}::uuid = any(${cursa})`);
  if (rows.length > 0) throw noEncontrado();
}

/** A person that this scope reaches; any other does not exist. */
export async function exigirPersona(db: Database | Tx, scope: Scope, usuarioId: string): Promise<void> {
  if (scope === false) throw sinPermiso();
  const suya = and(eq(usuariosTable.id, usuarioId), scopeSql(usuariosBinding, scope));
  const [una] = await db.select({ id: usuariosTable.id }).from(usuariosTable).where(suya);
  if (!una) throw noEncontrado();
}
