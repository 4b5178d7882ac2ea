import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Selection } from '#platform/db/json-rows.ts';
import { CASING } from '#platform/db/pool.ts';
import { type Statement, statement } from '#platform/db/statement.ts';

/** Only writes statements; what runs them is given each time. */
const writer = drizzle.mock(CASING);

const given = (fields: readonly string[]): never =>
  Object.fromEntries(fields.map((field) => [field, sql.placeholder(field)])) as never;

export type Verb = 'leer' | 'bloquear' | 'insertar' | 'cambiar';
export type RowStatements<Row> = (verb: Verb, fields?: readonly string[]) => Statement<Row>;

/** The statements on one row of a table, found by id; an insert leaves what is taken alone and gives nothing back. */
export function rowStatements<Row>(
  label: string,
  table: PgTable & { readonly id: PgColumn },
  selection: Selection,
): RowStatements<Row> {
  const byId = eq(table.id, sql.placeholder('id'));
  const write = (verb: Verb, fields: readonly string[]) =>
    statement<Row>(`${label}.${verb}`, selection, (json) => {
      const select = () => writer.select(json).from(table).where(byId);
      if (verb === 'leer') return select();
      if (verb === 'bloquear') return select().for('update', { of: table });
      const returning = json as never;
      if (verb === 'cambiar') return writer.update(table).set(given(fields)).where(byId).returning(returning);
      return writer.insert(table).values(given(fields)).onConflictDoNothing().returning(returning);
    });

  const written = new Map<string, Statement<Row>>();
  return (verb, fields = []) => {
    const key = [verb, ...fields].join();
    const known = written.get(key) ?? write(verb, fields);
    written.set(key, known);
    return known;
  };
}
