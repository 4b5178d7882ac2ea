import { is, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import { isoOf } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

export type Selection = Readonly<Record<string, PgColumn | SQL.Aliased>>;

const isMoment = (field: PgColumn | SQL.Aliased): boolean =>
  is(field, PgColumn) && field.getSQLType().startsWith('timestamp');

/** Many rows as one JSON text: the driver's parsing of each field of each row costs several times the query. */
export async function jsonRows<Row>(
  db: Database | Tx,
  selection: Selection,
  query: (fields: Record<string, SQL.Aliased>) => SQLWrapper,
): Promise<Row[]> {
  const named = Object.entries(selection).map(([name, field]) => [
    name,
    is(field, PgColumn) ? sql`${field}`.as(name) : field,
  ]);
  const moments = Object.keys(selection).filter((name) => isMoment(selection[name] as PgColumn));
  const inner = query(Object.fromEntries(named) as Record<string, SQL.Aliased>);
  const { rows } = await db.execute<{ filas: string }>(
    sql`select coalesce(json_agg(fila), '[]')::text as filas from (${inner}) fila`,
  );
  const parsed = JSON.parse(rows[0]?.filas ?? '[]') as Record<string, unknown>[];
  for (const row of parsed) {
    for (const name of moments) {
      const value = row[name];
      if (typeof value === 'string') row[name] = isoOf(value);
    }
  }
  return parsed as Row[];
}
