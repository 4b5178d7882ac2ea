import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { matches, type Scope } from '@catedra/shared/core/scope.ts';
import type { Binding } from '#platform/collections/binding.ts';
import { scopeFieldsOf } from '#platform/collections/rows.ts';
import { find } from '#platform/collections/store.ts';
import type { Database } from '#platform/db/pool.ts';

/** What will be acted on: not there out of sight, refused out of reach, as the act itself would. */
export async function exigir(
  db: Database,
  actor: Actor,
  binding: Binding,
  id: string,
  allowed: Scope,
): Promise<void> {
  if (allowed === false) throw sinPermiso();
  const row = await find(db, binding, actor, id, 'leer');
  if (!row) throw noEncontrado();
  if (!matches(allowed, scopeFieldsOf(binding, row))) throw sinPermiso();
}
