import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '@catedra/shared/core/actor.ts';
import {
  datosInvalidos,
  DomainError,
  noEncontrado,
  sinPermiso,
  versionAntigua,
} from '@catedra/shared/core/errors.ts';
import { couldMatch, matches, type Scope, type ScopeFields } from '@catedra/shared/core/scope.ts';
import { eq } from 'drizzle-orm';
import { differences } from '#platform/changes/differences.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Binding } from '#platform/collections/binding.ts';
import type { Values } from '#platform/collections/mapping.ts';
import { type Row, scopeFieldsOf, viewOf } from '#platform/collections/rows.ts';
import type { Database } from '#platform/db/pool.ts';
import type { Queryable } from '#platform/db/queryable.ts';
import { asDomainError } from '#platform/db/errors.ts';

/** Failures of the database become situations of this collection. */
export async function write<T>(binding: Binding, statement: PromiseLike<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    throw asDomainError(error, binding.unique, binding.foreign);
  }
}

/** The row, if the actor may see it. */
export async function find(
  on: { readonly $client: Queryable },
  binding: Binding,
  actor: Actor,
  id: string,
  verb: 'leer' | 'bloquear',
) {
  const row = await write(binding, binding.statements[verb](on, id));
  return row && matches(binding.collection.policy.read(actor), scopeFieldsOf(binding, row)) ? row : null;
}

export async function readOne(db: Database, binding: Binding, actor: Actor, id: string): Promise<unknown> {
  const row = await find({ $client: db.$short }, binding, actor, id, 'leer');
  if (!row) throw noEncontrado();
  return viewOf(binding, actor, row);
}

/** The row under a lock, if the actor may see it and act on it. */
export async function lockFor(work: Work, binding: Binding, id: string, allowed: Scope): Promise<Row> {
  if (allowed === false) throw sinPermiso();
  const row = await find(work.tx, binding, work.actor, id, 'bloquear');
  if (!row) throw noEncontrado();
  if (!matches(allowed, scopeFieldsOf(binding, row))) throw sinPermiso();
  return row;
}

export const editableOf = (binding: Binding, row: Values): Values =>
  Object.fromEntries(Object.keys(binding.collection.editable.shape).map((field) => [field, row[field]]));

export function checkInvariant(binding: Binding, values: Values): void {
  const wrong = binding.collection.invariant?.(values);
  if (wrong) throw datosInvalidos(wrong);
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

/** Whatever the record would belong to is refused alike, out of reach or not there: the database would tell them apart. */
export function checkReach(scope: Scope, values: Values): void {
  const ids = Object.fromEntries(Object.entries(values).filter(([, value]) => isId(value))) as ScopeFields;
  if (!couldMatch(scope, ids)) throw sinPermiso();
}

/** Tells the log, and whoever's rights the change touches. */
export function recordChange(
  work: Work,
  binding: Binding,
  before: Row | null,
  after: Row | null,
  detalle = differences(before, after),
): void {
  work.record({
    coleccion: binding.collection.nombre,
    documento: (after ?? before)?.id ?? '',
    antes: before && scopeFieldsOf(binding, before),
    despues: after && scopeFieldsOf(binding, after),
    detalle,
  });
  const audience = binding.collection.access?.(before, after);
  if (audience) work.access(audience);
}

/** Optimistic lock: changes a row that is still as it was read at `version`; the scope must hold before and after. */
export async function update(
  work: Work,
  binding: Binding,
  id: string,
  version: number,
  patch: Values,
): Promise<unknown> {
  const allowed = binding.collection.policy.update(work.actor);
  const before = await lockFor(work, binding, id, allowed);
  const current = editableOf(binding, before);
  const merged = binding.clean(await binding.settle(work, before, { ...current, ...patch }));
  // An edit sent again after a lost answer finds itself already done.
  if (isDeepStrictEqual(merged, current)) return viewOf(binding, work.actor, before);
  if (before.version !== version) throw versionAntigua(viewOf(binding, work.actor, before));
  checkReach(allowed, merged);
  checkInvariant(binding, merged);
  const next = { ...merged, id };
  await binding.named(work, before, next);

  const row = { ...merged, version: version + 1, actualizadoEn: work.now.toISOString() };
  const after = await binding.around(work, [before, next], () =>
    write(binding, binding.statements.cambiar(work.tx, id, row)),
  );
  if (!after || !matches(allowed, scopeFieldsOf(binding, after))) throw sinPermiso();
  recordChange(work, binding, before, after);
  return viewOf(binding, work.actor, after);
}

/** All or nothing; every row's own error is told under its id. */
export async function updateMany(
  work: Work,
  binding: Binding,
  patches: Readonly<Record<string, Values & { readonly version: number }>>,
): Promise<Record<string, unknown>> {
  if (binding.collection.policy.update(work.actor) === false) throw sinPermiso();
  const done: Record<string, unknown> = {};
  const failed: Record<string, { code: string; message: string }> = {};
  for (const id of Object.keys(patches).toSorted()) {
    const { version, ...patch } = patches[id] as Values & { version: number };
    try {
      done[id] = await update(work, binding, id, version, patch);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      failed[id] = { code: error.code, message: error.message, ...error.detail };
      // What the database itself refused ends the transaction.
      if (error.cause) break;
    }
  }
  if (Object.keys(failed).length === 0) return done;
  throw new DomainError(409, 'LOTE_RECHAZADO', 'No se guardó ningún cambio: revisa los que fallan.', {
    porId: failed,
  });
}

export async function remove(work: Work, binding: Binding, id: string): Promise<{ id: string }> {
  const before = await lockFor(work, binding, id, binding.collection.policy.delete(work.actor));
  await binding.around(work, [before], () =>
    write(binding, work.tx.delete(binding.table).where(eq(binding.table.id, id))),
  );
  recordChange(work, binding, before, null);
  return { id };
}
