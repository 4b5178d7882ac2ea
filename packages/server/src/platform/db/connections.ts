import type { Config } from '#platform/config.ts';
import { type Addresses, lenderAddress } from '#platform/db/addresses.ts';

/** What a process takes besides those that are set: to watch, to hear the feed, for the queue and to hear of it. */
export const BESIDES = { watch: 2, feed: 1, queue: 4, queueNotices: 1 } as const;
/** Where the rest are lent by the transaction: for locks and leases, which outlive it. */
export const OWN = 6;

export type PoolSizes = Pick<
  Config,
  'BASE_CONEXIONES' | 'BASE_CONEXIONES_INFORMES' | 'BASE_CONEXIONES_TRABAJOS'
> &
  Partial<Addresses>;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The most that one process holds at once: of PostgreSQL itself, and of whoever lends its connections. */
export function connectionsOf(sizes: PoolSizes): { readonly direct: number; readonly lent: number } {
  const many = sizes.BASE_CONEXIONES + sizes.BASE_CONEXIONES_INFORMES + sizes.BASE_CONEXIONES_TRABAJOS;
  const besides = sum(Object.values(BESIDES));
  return lenderAddress(sizes) ? { direct: besides + OWN, lent: many } : { direct: besides + many, lent: 0 };
}

/** The most that all of them hold of PostgreSQL itself: while one takes the place of another there is one more. */
export const connectionsOfAll = (sizes: PoolSizes, processes: number): number =>
  connectionsOf(sizes).direct * (processes > 1 ? processes + 1 : 1);

/** Commands of the console, copies, whoever looks inside. */
const OTHERS = 20;
const LEAST = 100;

/** What our own PostgreSQL has to give. */
export const connectionsToGive = (sizes: PoolSizes, processes: number): number =>
  Math.max(LEAST, connectionsOfAll(sizes, processes) + OTHERS);
