import { hash } from 'node:crypto';
import { fillPlaceholders, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { jsonRow, rowReader, type Selection } from '#platform/db/json-rows.ts';
import { CASING } from '#platform/db/pool.ts';
import type { Queryable } from '#platform/db/queryable.ts';

const dialect = new PgDialect(CASING);

export const compiled = (query: SQLWrapper): { text: string; values: unknown[] } => {
  const { sql: text, params } = dialect.sqlToQuery(query.getSQL());
  return { text, values: params };
};

const nameOf = (label: string, text: string): string => `${label}.${hash('sha1', text).slice(0, 12)}`;

/** The same part of a statement, written already: unless it holds values, only its text is left. */
export function frozen(part: SQL): SQL {
  const { text, values } = compiled(part);
  return values.length === 0 ? sql.raw(text) : part;
}

const MOST_NAMED = 200;
/** The names of texts that came again, and the last of those that came once. */
const names = new Map<string, string>();
const once = new Set<string>();

/** Named, so that PostgreSQL reads it once, if this very text comes again and again. */
export function repeatable(query: SQLWrapper): pg.QueryConfig {
  const { text, values } = compiled(query);
  const name = names.get(text);
  if (name) return { name, text, values };
  if (once.delete(text) && names.size < MOST_NAMED) names.set(text, nameOf('pagina', text));
  else once.add(text);
  const [oldest] = once;
  if (once.size > MOST_NAMED && oldest) once.delete(oldest);
  return { text, values };
}

export type Statement<Row> = (
  on: { readonly $client: Queryable },
  values: Readonly<Record<string, unknown>>,
) => Promise<Row[]>;

/**
 * A statement written once with placeholders, when it is first run: building its text costs more than running it, and
 * PostgreSQL keeps the plan under its name. Its rows come as the driver gives them.
 */
export function written<Row extends pg.QueryResultRow>(
  label: string,
  build: () => SQLWrapper,
): Statement<Row> {
  const write = () => {
    const { text, values } = compiled(build());
    return { name: nameOf(label, text), text, placeholders: values };
  };
  let known: ReturnType<typeof write> | undefined;
  return async ({ $client }, given) => {
    known ??= write();
    const { name, text, placeholders } = known;
    const values = fillPlaceholders(placeholders, given);
    return (await $client.query<Row>({ name, text, values })).rows;
  };
}

/** The same for records, each read as one JSON text. */
export function statement<Row>(
  label: string,
  selection: Selection,
  build: (fields: { fila: SQL.Aliased<string> }) => SQLWrapper,
): Statement<Row> {
  const ask = written<{ fila: string }>(label, () => build({ fila: jsonRow(selection) }));
  const read = rowReader<Row>(selection);
  return async (on, given) => (await ask(on, given)).map(({ fila }) => read(JSON.parse(fila)));
}
