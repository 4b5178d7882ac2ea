import { is, type SQL, sql } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import { isoOf } from '#platform/db/columns.ts';

export type Selection = Readonly<Record<string, PgColumn | SQL.Aliased>>;

const isMoment = (field: PgColumn | SQL.Aliased): boolean =>
  is(field, PgColumn) && field.getSQLType().startsWith('timestamp');

/** A selection whose fields carry the record's own names, as the rows of a JSON need. */
export function named(selection: Selection): Record<string, SQL.Aliased> {
  const fields = Object.entries(selection).map(([name, field]) => [
    name,
    is(field, PgColumn) ? sql`${field}`.as(name) : field,
  ]);
  return Object.fromEntries(fields) as Record<string, SQL.Aliased>;
}

/** Many rows as one JSON text: the driver's parsing of each field of each row costs several times the query. */
export function jsonReader<Row>(selection: Selection): (json: string) => Row[] {
  const moments = Object.keys(selection).filter((name) => isMoment(selection[name] as PgColumn));
  return (json) => {
    const rows = JSON.parse(json) as Record<string, unknown>[];
    for (const row of rows) {
      for (const name of moments) {
        const value = row[name];
        if (typeof value === 'string') row[name] = isoOf(value);
      }
    }
    return rows as Row[];
  };
}
