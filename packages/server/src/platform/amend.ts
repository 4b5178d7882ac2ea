import type { Scope } from '@catedra/shared/core/scope.ts';
import { eq } from 'drizzle-orm';
import type { Work } from '#platform/changes/work.ts';
import type { Binding } from '#platform/collections/binding.ts';
import { type Row, viewOf } from '#platform/collections/rows.ts';
import { lockFor, recordChange } from '#platform/collections/store.ts';
import type { Values } from '#platform/collections/mapping.ts';

/**
 * A command writes some fields of a row that it holds. The version of the optimistic lock stays, so that nobody's open
 * form grows stale.
 */
export async function amend(work: Work, binding: Binding, before: Row, fields: Values): Promise<unknown> {
  await work.tx.update(binding.table).set(fields).where(eq(binding.table.id, before.id));
  const after: Row = { ...before, ...fields };
  recordChange(work, binding, before, after);
  return viewOf(binding, work.actor, after);
}

interface Step {
  readonly allowed: Scope;
  /** The state that it leads to from this one; throws where it leads nowhere. */
  readonly from: (before: Row) => string;
  /** Asked only if the state changes. */
  readonly check?: () => Promise<void>;
  /** What changes with the state. */
  readonly also?: Values;
  readonly after?: () => Promise<void>;
}

/** Leads a record to another state; one that is already there stays as it is. */
export async function setEstado(
  work: Work,
  binding: Binding,
  id: string,
  { allowed, from, check, also, after }: Step,
): Promise<unknown> {
  const before = await lockFor(work, binding, id, allowed);
  const estado = from(before);
  if (estado === before.estado) return viewOf(binding, work.actor, before);
  await check?.();
  const seen = await amend(work, binding, before, {
    ...also,
    estado,
    actualizadoEn: work.now.toISOString(),
  });
  await after?.();
  return seen;
}
