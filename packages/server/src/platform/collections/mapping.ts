import type { Actor } from '@catedra/shared/core/actor.ts';
import type { Collection } from '@catedra/shared/core/collection.ts';
import type { ScopeValue } from '@catedra/shared/core/scope.ts';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Work } from '#platform/changes/work.ts';
import type { Asked, ListQuery } from '#platform/db/asked.ts';
import type { Database } from '#platform/db/pool.ts';
import type { UniqueMessages } from '#platform/db/errors.ts';
import type { Sortable } from '#platform/db/sorting.ts';

/** A relation as a list of ids: rows of `from` whose `document` is ours, seen through `value`. */
export interface Relation {
  readonly from: PgTable;
  readonly document: PgColumn;
  readonly value: PgColumn;
  /** Our column that `document` points to; the id unless said. */
  readonly on?: PgColumn;
}

/** A list of ids that is worked out of a row: as one expression of it, and as what finds the rows that have one of them. */
export interface Derived {
  readonly ids: SQL;
  readonly holding: (ids: readonly string[]) => SQL;
}

export type Values = Readonly<Record<string, unknown>>;
type Named = Values & { readonly id: string };

/** Where a collection lives: its table and how its declared fields are found in SQL. */
export interface Mapping extends Sortable {
  readonly collection: Collection;
  readonly table: PgTable & { readonly id: PgColumn };
  readonly columns: Readonly<Record<string, PgColumn>>;
  readonly relations: Readonly<Record<string, Relation | Derived>>;
  /** Questions that are more than equality: what the value asks of a row. */
  readonly filters?: Readonly<Record<string, (wanted: ScopeValue) => SQL>>;
  /** Fields of the record that are counted, not stored. */
  readonly computed: Readonly<Record<string, SQL>>;
  /** Rows that fail it exist for nobody: the uniform operations and every scope leave them out. */
  readonly alive?: SQL;
  readonly searchText: SQL | null;
  /** The index of its usual order holds that text too. */
  readonly searchedInIndex?: boolean;
  /** Makes rich text harmless before it is stored. */
  readonly clean: <T>(values: T) => T;
  /** Refuses what a record would name out of the actor's sight, as what is not there; what it named already may stay. */
  readonly named?: (work: Work, before: Named | null, after: Named) => Promise<void>;
  /** What must be looked at on both sides of a write, or follows from it: given the rows as they were and as they will be. */
  readonly around?: <T>(work: Work, rows: readonly Values[], write: () => Promise<T>) => Promise<T>;
  /** A record as it will be stored, of what was given over what was there: for fields that hold more than one value. */
  readonly settle?: (work: Work, before: Named | null, given: Values) => Promise<Values>;
  /** Filters that `asked` answers, and what a reader asks beyond what is declared: refused, or added to the page. */
  readonly askedApart?: readonly string[];
  readonly asked?: (db: Database, actor: Actor, query: ListQuery) => Promise<Asked | null>;
  readonly unique: UniqueMessages;
  /** Foreign key name → the field that holds it. */
  readonly foreign: Readonly<Record<string, string>>;
}
