import type { SQL } from 'drizzle-orm';
import type { SortKey } from '#platform/db/sorting.ts';

export interface ListQuery {
  readonly buscar?: string;
  readonly orden?: string;
  readonly cursor?: string;
  readonly limite: number;
  readonly total?: boolean;
  readonly [filter: string]: unknown;
}

/** What a question adds to a page beyond what the collection declares. */
export interface Asked {
  readonly where?: SQL | undefined;
  /** The order that was asked for, when the collection doesn't declare it. */
  readonly keys?: readonly SortKey[];
  /** Whose question it is, where others who ask the same would get something else. */
  readonly reader: string | null;
}
