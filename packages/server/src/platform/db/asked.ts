import type { SQL } from 'drizzle-orm';
import type { ReadPage } from '#platform/db/json-page.ts';
import type { Database } from '#platform/db/pool.ts';
import type { SortKey } from '#platform/db/sorting.ts';

export interface ListQuery {
  readonly buscar?: string;
  readonly orden?: string;
  readonly cursor?: string;
  readonly limite: number;
  readonly total?: boolean;
  readonly [filter: string]: unknown;
}

type Row = Readonly<Record<string, unknown>>;

/** What a page takes of those that were asked for, and from where. */
export interface PageAsked {
  readonly where: SQL | undefined;
  readonly limite: number;
  readonly cursor: string | undefined;
}

/** Reads a page in an order that is put together from several readings. */
export type PageInParts = <R extends Row>(
  db: Database,
  readPage: ReadPage<R>,
  asked: PageAsked,
) => Promise<{ readonly rows: readonly R[]; readonly siguiente: string | null }>;

/** What a question adds to a page beyond what the collection declares. */
export interface Asked {
  readonly where?: SQL | undefined;
  /** The order that was asked for, when the collection doesn't declare it. */
  readonly keys?: readonly SortKey[];
  /** How the page is read, when its order is neither declared nor a key. */
  readonly page?: PageInParts;
  /** Whose question it is, where others who ask the same would get something else. */
  readonly reader: string | null;
}
