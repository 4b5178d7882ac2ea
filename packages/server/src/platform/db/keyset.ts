import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Order } from '#platform/db/json-page.ts';

/** Where a page ended: its order and the values of its last row by which it is ordered. */
export const cursorOf = (
  order: Order,
  row: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): string => Buffer.from(JSON.stringify([order.name, ...keys.map((key) => row[key])])).toString('base64url');

function valuesOf(order: Order, cursor: string): unknown[] {
  let values: unknown;
  try {
    values = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    values = null;
  }
  const fits =
    Array.isArray(values) &&
    values.length === order.columns.length + 1 &&
    values[0] === order.name &&
    values.every((value) => typeof value === 'string' || typeof value === 'number') &&
    /^[0-9a-f-]{36}$/.test(String(values.at(-1)));
  if (!fits) throw datosInvalidos({ cursor: 'Esta página ya no sirve. Vuelve a la primera.' });
  return (values as unknown[]).slice(1);
}

/** What comes after that row, in the same order. */
export function afterCursor(order: Order, cursor: string): SQL {
  const left = sql.join([...order.columns], sql`, `);
  const right = sql.join(
    valuesOf(order, cursor).map((value, i) => sql.param(value, order.columns[i])),
    sql`, `,
  );
  return order.descending ? sql`(${left}) < (${right})` : sql`(${left}) > (${right})`;
}
