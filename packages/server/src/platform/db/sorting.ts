import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import { id } from '@catedra/shared/core/fields.ts';
import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { enEspañol } from '#platform/db/columns.ts';
import type { Order, ReadPage } from '#platform/db/json-page.ts';
import { readCursor, writeCursor } from '#platform/db/keyset.ts';
import type { Database } from '#platform/db/pool.ts';

type Row = Readonly<Record<string, unknown>>;

/** What an order compares: an expression, and the same value as a row that was read holds it. */
export interface SortKey {
  readonly sql: SQL | PgColumn;
  readonly of: (row: Row) => unknown;
  /** Only the first key of an order may be empty. */
  readonly nullable: boolean;
  /** Which rows have none, said by what the planner's statistics know: of a row that another table lacks they know nothing. */
  readonly empty?: SQL;
  /** What tells apart those that have it and are equal in it, when it lies beside it in the index of another table. */
  readonly tie?: readonly string[];
  readonly encoder?: PgColumn;
}

/** Where rows lie, and the orders in which they are listed. */
export interface Sortable {
  readonly collection: { readonly sortable: Readonly<{ [order: string]: readonly string[] }> };
  readonly columns: Readonly<Record<string, PgColumn>>;
  /** Names of an order that are not simply columns. */
  readonly sortKeys?: Readonly<Record<string, SortKey>>;
  /** Orders whose rows come in parts, one after another: of these conditions each row holds one alone. */
  readonly stretches?: Readonly<Record<string, readonly SQL[]>>;
  /** What tells apart the rows that an order takes for equal: their id, unless said. The last key of all is a uuid. */
  readonly tie?: readonly string[];
  /** How many of the first keys of an order lie in one index, when the rest are of other tables: a page begins there. */
  readonly inOneIndex?: Readonly<Record<string, number>>;
}

/** A part of an order: what its rows hold, and the keys that tell them apart. */
interface Stretch {
  readonly where: SQL | undefined;
  readonly order: Order;
  readonly keys: readonly SortKey[];
  readonly inOneIndex: number;
}

/**
 * An order, as stretches that are read one after another. What can be empty has two, so that the empty ones come last
 * both ways and each stretch is a range of one index: `or … is null` would walk the list from its beginning.
 */
interface Sorting {
  readonly name: string;
  readonly stretches: readonly Stretch[];
}

/** Where a page begins: after these values of the keys of that stretch, or at its beginning. */
interface Place {
  readonly stretch: number;
  readonly values: readonly unknown[] | null;
}

const keyOfColumn = (field: string, column: PgColumn): SortKey => ({
  sql: column,
  of: (row) => row[field],
  nullable: !column.notNull,
  encoder: column,
});

/** What is worked out for each row, which is never empty. */
export const computedKey = (field: string, expression: SQL): SortKey => ({
  sql: expression,
  of: (row) => row[field],
  nullable: false,
});

/** Text that can be empty, in the order of Spanish words. */
export const spanishKey = (field: string, column: PgColumn): SortKey => ({
  sql: enEspañol(column),
  of: (row) => row[field],
  nullable: true,
});

const keyOf = ({ sortKeys, columns }: Sortable, field: string): SortKey =>
  sortKeys?.[field] ?? keyOfColumn(field, columns[field] as PgColumn);

/** Made once for each order of each binding. */
const made = new WeakMap<Sortable, Map<string, Sorting>>();

function sortingOf(binding: Sortable, wanted: string | undefined): Sorting {
  const { sortable } = binding.collection;
  const name = wanted ?? Object.keys(sortable)[0] ?? 'creadoEn';
  const plain = name.replace(/^-/, '');
  const fields = Object.hasOwn(sortable, plain) ? sortable[plain] : undefined;
  if (!fields) throw datosInvalidos({ orden: `No se puede ordenar por «${name}».` });
  const known = made.get(binding) ?? new Map<string, Sorting>();
  made.set(binding, known);
  const sorting =
    known.get(name) ??
    makeSorting(
      binding,
      name,
      fields.map((field) => keyOf(binding, field)),
    );
  known.set(name, sorting);
  return sorting;
}

function makeSorting(binding: Sortable, name: string, by: readonly SortKey[], kept = true): Sorting {
  const descending = name.startsWith('-');
  const [first] = by;
  const tiedBy = (tie: readonly string[] = ['id']) => [...by, ...tie.map((field) => keyOf(binding, field))];
  const keys = tiedBy(first?.tie ?? binding.tie);
  const plain = name.replace(/^-/, '');
  const stretch = (where: SQL | undefined, part: string, apart = keys, sorted = keys): Stretch => ({
    where,
    order: { name: kept ? `${name}${part}` : null, columns: sorted.map((key) => key.sql), descending },
    keys: apart,
    inOneIndex: binding.inOneIndex?.[plain] ?? 0,
  });
  const [, ...others] = tiedBy(binding.tie);
  /** What can be empty comes in two, the empty ones last. */
  const inTwo = (part: SQL | undefined, named: string): Stretch[] => {
    if (!first?.nullable) return [stretch(part, named)];
    const without = first.empty
      ? stretch(and(part, first.empty), `${named}/sin`, others, others)
      : stretch(and(part, isNull(first.sql)), `${named}/sin`, others);
    return [stretch(and(part, isNotNull(first.sql)), `${named}/con`), without];
  };
  const declared = binding.stretches?.[plain];
  if (!declared) return { name, stretches: inTwo(undefined, '') };
  const parts = declared.map((where, n) => inTwo(where, `/${n}`));
  return { name, stretches: (descending ? parts.toReversed() : parts).flat() };
}

const value = z.union([z.string(), z.number()]);

function placeOf({ name, stretches }: Sorting, cursor: string | undefined): Place {
  if (cursor === undefined) return { stretch: 0, values: null };
  const shapes = stretches.map(({ keys }, n) =>
    z.tuple([z.literal(name), z.literal(n), ...keys.slice(1).map(() => value), id()]),
  );
  const [, stretch, ...values] = readCursor(z.union(shapes), cursor);
  return { stretch, values };
}

const cursorAfter = ({ name, stretches }: Sorting, row: Row, stretch: number): string =>
  writeCursor(name, stretch, ...(stretches[stretch]?.keys ?? []).map((key) => key.of(row)));

const joined = (parts: readonly unknown[]): SQL =>
  sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );

/** What comes after those values, in the same order. */
function afterValues(
  { keys, order: { descending }, inOneIndex }: Stretch,
  values: readonly unknown[] | null,
): SQL | undefined {
  if (values === null) return undefined;
  const left = keys.map((key) => key.sql);
  const right = values.map((one, i) => {
    const encoder = keys[i]?.encoder;
    return encoder ? sql.param(one, encoder) : one;
  });
  const after = sql`(${joined(left)}) ${descending ? sql`<` : sql`>`} (${joined(right)})`;
  if (inOneIndex === 0) return after;
  const [head, from] = [left.slice(0, inOneIndex), right.slice(0, inOneIndex)];
  return sql`(${joined(head)}) ${descending ? sql`<=` : sql`>=`} (${joined(from)}) and ${after}`;
}

interface Asked {
  readonly orden?: string;
  readonly cursor?: string;
  readonly limite: number;
  readonly inIndex: boolean;
  /** The order itself, when no name was declared for it. */
  readonly keys?: readonly SortKey[];
}

/** From where the cursor stands, through as many stretches of the order as fill the page. */
export async function readStretches<R extends Row>(
  db: Database,
  sortable: Sortable & { readonly readPage: ReadPage<R> },
  where: SQL | undefined,
  { orden, cursor, limite, inIndex, keys }: Asked,
): Promise<{ readonly rows: readonly R[]; readonly siguiente: string | null }> {
  const sorting = keys ? makeSorting(sortable, orden ?? '', keys, false) : sortingOf(sortable, orden);
  const place = placeOf(sorting, cursor);
  const found: { row: R; n: number }[] = [];
  for (const [n, stretch] of sorting.stretches.entries()) {
    const lacks = limite + 1 - found.length;
    if (n < place.stretch || lacks === 0) continue;
    const after = n === place.stretch ? afterValues(stretch, place.values) : undefined;
    const part = and(where, stretch.where, after);
    for (const row of await sortable.readPage(db, part, stretch.order, lacks, inIndex))
      found.push({ row, n });
  }
  const shown = found.slice(0, limite);
  const end = shown.at(-1);
  return {
    rows: shown.map(({ row }) => row),
    siguiente: end && found.length > limite ? cursorAfter(sorting, end.row, end.n) : null,
  };
}
