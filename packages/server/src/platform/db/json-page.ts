import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { fieldsOf, rowReader, type Selection } from '#platform/db/json-rows.ts';
import type { Database } from '#platform/db/pool.ts';
import { compiled, frozen, repeatable } from '#platform/db/statement.ts';

export interface Order {
  /** Under which it is written once; null where it is another each time. */
  readonly name: string | null;
  readonly columns: readonly (PgColumn | SQL)[];
  readonly descending: boolean;
}

export type ReadPage<Row> = (
  db: Database,
  where: SQL | undefined,
  order: Order,
  limit: number,
  /** Which rows they are is found out in an index alone, and only those are fetched. */
  chosenFirst?: boolean,
) => Promise<Row[]>;

export const orderSql = ({ columns, descending }: Order): SQL =>
  frozen(
    sql.join(
      columns.map((column) => (descending ? sql`${column} desc` : sql`${column}`)),
      sql`, `,
    ),
  );

/** Pages of a table as one JSON text each; what never changes in their statement is written once. */
export function pageReader<Row>(
  table: PgTable & { readonly id: PgColumn },
  selection: Selection,
): ReadPage<Row> {
  const fields = fieldsOf(selection).map(([name, field]) => sql`${field} as ${sql.identifier(name)}`);
  const select = frozen(sql`select ${sql.join(fields, sql`, `)} from ${table}`);
  const orders = new Map<string, SQL>();
  const read = rowReader<Row>(selection);
  return async (db, where, order, limit, chosenFirst = false) => {
    const by = (order.name !== null && orders.get(order.name)) || orderSql(order);
    if (order.name !== null) orders.set(order.name, by);
    const chosen = sql`where ${where ?? sql`true`} order by ${by} limit ${limit}`;
    const page = chosenFirst
      ? sql`${select} join (select clave, row_number() over () as puesto
          from (select ${table.id} as clave from ${table} ${chosen}) e) elegidas on clave = ${table.id} order by puesto`
      : sql`${select} ${chosen}`;
    const { rows } = await db.$client.query<{ filas: string }>(
      repeatable(sql`select coalesce(json_agg(fila), '[]')::text as filas from (${page}) fila`),
    );
    return (JSON.parse(rows[0]?.filas ?? '[]') as Record<string, unknown>[]).map(read);
  };
}

export interface Counted {
  readonly valor: number;
  /** Whether there are no more. */
  readonly exacto: boolean;
}

/** How many rows come `from …`, looking no further than `most`. */
export async function countRows(db: Database, from: SQL, most = 100_000): Promise<Counted> {
  const { rows } = await db.$client.query<{ n: number }>(
    compiled(sql`select count(*)::int as n from (select 1 ${from} limit ${most + 1}) as encontradas`),
  );
  const found = rows[0]?.n ?? 0;
  return { valor: Math.min(found, most), exacto: found <= most };
}

/** The same for a table. */
export const countUpTo = (
  db: Database,
  table: PgTable,
  where: SQL | undefined,
  most: number,
): Promise<Counted> => countRows(db, sql`from ${table} where ${where ?? sql`true`}`, most);
