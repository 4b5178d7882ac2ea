import { is, SQL, sql } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import { isoOf } from '#platform/db/columns.ts';

export type Selection = Readonly<Record<string, PgColumn | SQL.Aliased>>;

const isMoment = (field: PgColumn | SQL.Aliased): boolean =>
  is(field, PgColumn) && field.getSQLType().startsWith('timestamp');

/** Name and expression of each field. */
export const fieldsOf = (selection: Selection): [string, SQL][] =>
  Object.entries(selection).map(([name, field]) => [
    name,
    is(field, SQL.Aliased) ? field.sql : sql`${field}`,
  ]);

/** The row as one JSON text: the driver's parsing of each field of each row costs several times the query. */
export function jsonRow(selection: Selection): SQL.Aliased<string> {
  const pairs = fieldsOf(selection).map(([name, field]) => sql`${sql.raw(`'${name}'`)}, ${field}`);
  return sql<string>`json_build_object(${sql.join(pairs, sql`, `)})::text`.as('fila');
}

/** A row of such a JSON as the record has it: moments as everywhere else. */
export function rowReader<Row>(selection: Selection): (row: Record<string, unknown>) => Row {
  const moments = Object.keys(selection).filter((name) => isMoment(selection[name] as PgColumn));
  return (row) => {
    for (const name of moments) {
      const value = row[name];
      if (typeof value === 'string') row[name] = isoOf(value);
    }
    return row as Row;
  };
}
