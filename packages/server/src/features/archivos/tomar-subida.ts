import { DomainError } from '@catedra/shared/core/errors.ts';
import type { Database } from '#platform/db/pool.ts';
import { createLease, type Lease } from '#platform/turns/lease.ts';

const leases = new WeakMap<Database, Lease>();

export const ocupada = () =>
  new DomainError(503, 'OCUPADO', 'Otra parte de esta subida está en marcha. Vuelve a intentarlo.', {
    retryAfter: 1,
  });

/** A lease on an upload: a client that comes back has lost its old connection, which nobody told us. */
export function tomarSubida<T>(
  { db }: { readonly db: Database },
  id: string,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const lease = leases.get(db) ?? createLease(db, { channel: 'catedra_subidas', busy: ocupada });
  leases.set(db, lease);
  return lease(id, task);
}
