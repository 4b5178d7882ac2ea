import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import { id } from '@catedra/shared/core/fields.ts';
import { isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Mapping, SortKey } from '#platform/collections/mapping.ts';
import type { Row } from '#platform/collections/rows.ts';
import type { Order } from '#platform/db/json-page.ts';
import { readCursor, writeCursor } from '#platform/db/keyset.ts';

/** A part of an order: what its rows hold, and the keys that tell them apart. */
interface Stretch {
  readonly where: SQL | undefined;
  readonly order: Order;
  readonly keys: readonly SortKey[];
}

/**
 * An order, as stretches that are read one after another. What can be empty has two, so that the empty ones come last
 * both ways and each stretch is a range of one index: `or … is null` would walk the list from its beginning.
 */
export interface Sorting {
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

const keyOf = ({ sortKeys, columns }: Mapping, field: string): SortKey =>
  sortKeys?.[field] ?? keyOfColumn(field, columns[field] as PgColumn);

/** Made once for each order of each binding. */
const made = new WeakMap<Mapping, Map<string, Sorting>>();

export function sortingOf(binding: Mapping, wanted: string | undefined): Sorting {
  const { sortable } = binding.collection;
  const name = wanted ?? Object.keys(sortable)[0] ?? 'creadoEn';
  const plain = name.replace(/^-/, '');
  const fields = Object.hasOwn(sortable, plain) ? sortable[plain] : undefined;
  if (!fields) throw datosInvalidos({ orden: `No se puede ordenar por «${name}».` });
  const known = made.get(binding) ?? new Map<string, Sorting>();
  made.set(binding, known);
  const sorting = known.get(name) ?? makeSorting(binding, name, fields);
  known.set(name, sorting);
  return sorting;
}

function makeSorting(binding: Mapping, name: string, fields: readonly string[]): Sorting {
  const descending = name.startsWith('-');
  const keys = [...fields.map((field) => keyOf(binding, field)), keyOfColumn('id', binding.table.id)];
  const columns = keys.map((key) => key.sql);
  const stretch = (where: SQL | undefined, part: string, apart = keys): Stretch => ({
    where,
    order: { name: `${name}${part}`, columns, descending },
    keys: apart,
  });
  const declared = binding.stretches?.[name.replace(/^-/, '')];
  if (declared) {
    const parts = declared.map((where, n) => stretch(where, `/${n}`));
    return { name, stretches: descending ? parts.toReversed() : parts };
  }
  const [first, ...others] = keys;
  if (!first?.nullable) return { name, stretches: [stretch(undefined, '')] };
  return {
    name,
    stretches: [
      stretch(isNotNull(first.sql as PgColumn), '/con'),
      stretch(isNull(first.sql as PgColumn), '/sin', others),
    ],
  };
}

const value = z.union([z.string(), z.number()]);

export function placeOf({ name, stretches }: Sorting, cursor: string | undefined): Place {
  if (cursor === undefined) return { stretch: 0, values: null };
  const shapes = stretches.map(({ keys }, n) =>
    z.tuple([z.literal(name), z.literal(n), ...keys.slice(1).map(() => value), id()]),
  );
  const [, stretch, ...values] = readCursor(z.union(shapes), cursor);
  return { stretch, values };
}

export const cursorAfter = ({ name, stretches }: Sorting, row: Row, stretch: number): string =>
  writeCursor(name, stretch, ...(stretches[stretch]?.keys ?? []).map((key) => key.of(row)));

/** What comes after those values, in the same order. */
export function afterValues({ keys, order }: Stretch, values: readonly unknown[] | null): SQL | undefined {
  if (values === null) return undefined;
  const left = sql.join(
    keys.map((key) => sql`${key.sql}`),
    sql`, `,
  );
  const right = sql.join(
    values.map((one, i) => {
      const encoder = keys[i]?.encoder;
      return encoder ? sql.param(one, encoder) : sql`${one}`;
    }),
    sql`, `,
  );
  return order.descending ? sql`(${left}) < (${right})` : sql`(${left}) > (${right})`;
}
