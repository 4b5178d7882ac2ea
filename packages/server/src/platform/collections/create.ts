import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso, versionAntigua } from '@catedra/shared/core/errors.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { differences } from '#platform/changes/differences.ts';
import { runWork, runWorks, type Step, type Work, type WorkPlace } from '#platform/changes/work.ts';
import type { Binding } from '#platform/collections/binding.ts';
import type { Values } from '#platform/collections/mapping.ts';
import { scopeFieldsOf, viewOf } from '#platform/collections/rows.ts';
import {
  checkInvariant,
  checkReach,
  editableOf,
  find,
  recordChange,
  write,
} from '#platform/collections/store.ts';
import { batched } from '#platform/turns/batch.ts';

interface NewRecord {
  readonly id: string;
  readonly values: Values;
}

/** The record to be, unless what was given already says that it can't. */
function newRecord(binding: Binding, actor: Actor, id: string, given: Values): NewRecord {
  checkReach(binding.collection.policy.create(actor), given);
  const values = binding.clean(given);
  checkInvariant(binding, values);
  return { id, values };
}

/** Stores a record for each work, all in one statement; undefined where its id or a unique value is taken. */
async function insert(binding: Binding, works: readonly Work[], records: readonly NewRecord[]) {
  const [first] = works;
  if (!first) return [];
  const moment = first.now.toISOString();
  const rows: (Values & { readonly id: string })[] = [];
  for (const [i, { id, values }] of records.entries()) {
    const work = works[i] as Work;
    const whole = await binding.settle(work, null, values);
    const row = { ...whole, id, creadoEn: moment, actualizadoEn: moment };
    await binding.named(work, null, row);
    rows.push(row);
  }
  // In one order, so that the same ones sent twice at once never wait for one another in a circle.
  const inOrder = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const stored = await binding.around(first, rows, () =>
    write(binding, binding.statements.insertar(first.tx, inOrder)),
  );
  const byId = new Map(stored.map((row) => [row.id, row]));

  return works.map((work, i) => {
    const row = rows[i] as (typeof rows)[number];
    const after = byId.get(row.id);
    if (!after) return undefined;
    // The same one sent twice at once is stored once: the second finds it taken.
    byId.delete(row.id);
    if (!matches(binding.collection.policy.create(work.actor), scopeFieldsOf(binding, after)))
      throw sinPermiso();
    recordChange(work, binding, null, after, differences(null, row));
    return viewOf(binding, work.actor, after);
  });
}

/** Creates at an id made by the client, so that it is idempotent: sending it again is harmless. */
export async function create(work: Work, binding: Binding, id: string, given: Values): Promise<unknown> {
  const record = newRecord(binding, work.actor, id, given);
  const [created] = await insert(binding, [work], [record]);
  return created ?? repeated(work, binding, record);
}

async function repeated(work: Work, binding: Binding, { id, values: given }: NewRecord): Promise<unknown> {
  const { tx, actor } = work;
  const values = await binding.settle(work, null, given);
  const existing = await find(tx, binding, actor, id, 'leer');
  if (!existing) {
    // Without leaving out what is taken, so that the database says what it is.
    await write(binding, tx.insert(binding.table).values({ ...values, id } as never));
    throw versionAntigua();
  }
  const seen = viewOf(binding, actor, existing);
  if (!isDeepStrictEqual(editableOf(binding, existing), editableOf(binding, values)))
    throw versionAntigua(seen);
  return seen;
}

export type Create = (actor: Actor, command: string, id: string, given: Values) => Promise<unknown>;

/** Creates outside of any other work, in a batch: those that come at once share a transaction, and what is taken is told apart. */
export function creator(place: WorkPlace, binding: Binding): Create {
  const together = batched((all: readonly (Step & NewRecord)[]) =>
    runWorks(place, all, (works) => insert(binding, works, all)),
  );
  return async (actor, command, id, given) => {
    const record = newRecord(binding, actor, id, given);
    const created = await together({ actor, command, ...record });
    return created ?? runWork(place, actor, command, (work) => create(work, binding, id, given));
  };
}
