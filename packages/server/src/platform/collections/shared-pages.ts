import type { Actor } from '@catedra/shared/core/actor.ts';
import type { Binding } from '#platform/collections/binding.ts';
import type { ListQuery } from '#platform/db/asked.ts';
import { pageFor, type Rows, readRows } from '#platform/collections/list.ts';
import type { Database } from '#platform/db/pool.ts';
import { singleFlight } from '#platform/turns/single-flight.ts';

const written = (page: unknown) => Buffer.from(JSON.stringify(page));

/** Pages as JSON, single-flight: read once for all who ask for the same within the same scope, written once for those who see it whole. */
export function sharedPages(binding: Binding) {
  const { collection } = binding;
  const shared = singleFlight<Rows>();
  const whole = new WeakMap<Rows, Buffer>();

  return async (db: Database, actor: Actor, query: ListQuery): Promise<Buffer> => {
    const scope = collection.policy.read(actor);
    const asked = await binding.asked(db, actor, query);
    const page = await shared(JSON.stringify([scope, query, asked?.reader]), () =>
      readRows(db, binding, scope, query, asked),
    );
    if (page.rows.some((row) => collection.view(actor, row) !== collection.record))
      return written(pageFor(binding, actor, page));
    const known = whole.get(page) ?? written(pageFor(binding, actor, page));
    whole.set(page, known);
    return known;
  };
}
