import type { Actor } from '@catedra/shared/core/actor.ts';
import { matches, type ScopeFields } from '@catedra/shared/core/scope.ts';
import type { WorkPlace } from '#platform/changes/work.ts';
import type { Binding } from '#platform/collections/binding.ts';
import { type NewRow, rowInserter } from '#platform/together/new-rows.ts';
import { type Row, viewOf } from '#platform/collections/rows.ts';
import { newRow, type Values, write } from '#platform/collections/store.ts';
import { gathered } from '#platform/together/gathered.ts';

export type Create = (actor: Actor, command: string, id: string, given: Values) => Promise<unknown>;

/**
 * The short way to a new record: no work of its own, but one statement for all that come at the same time. Null where
 * it takes more than what was given to tell whether it is allowed, or where something of it is taken: then a work tells.
 */
export function creator(place: WorkPlace, binding: Binding): Create {
  const { policy, access } = binding.collection;
  const insert = rowInserter(binding);
  const together = gathered<NewRow, Row | undefined>((all) => insert(place.db.$client, all));

  return async (actor, command, id, given) => {
    const now = place.clock.now();
    const row = newRow(binding, id, given, now);
    const allowed = matches(policy.create(actor), row as ScopeFields);
    if (!allowed || actor.soloMira || access?.(null, row)) return null;
    const stored = await write(binding, together({ row, actor, command, now }));
    if (!stored) return null;
    place.bell.ring(false);
    return viewOf(binding, actor, stored);
  };
}
