import { and, eq, type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Selection } from '#platform/db/json-rows.ts';
import { CASING } from '#platform/db/pool.ts';
import type { Queryable } from '#platform/db/queryable.ts';
import { nameInSql } from '#platform/db/qualified.ts';
import { statement } from '#platform/db/statement.ts';

/** Only writes statements; what runs them is given each time. */
const writer = drizzle.mock(CASING);

type On = { readonly $client: Queryable };
type Values = Readonly<Record<string, unknown>>;

/** The statements on rows of a table, each written once. */
export interface RowStatements<Row> {
  leer(on: On, id: string): Promise<Row | undefined>;
  bloquear(on: On, id: string): Promise<Row | undefined>;
  cambiar(on: On, id: string, values: Values): Promise<Row | undefined>;
  /** Those that were stored: one whose id or a unique value is taken is left out. */
  insertar(on: On, rows: readonly Values[]): Promise<Row[]>;
}

interface Target {
  readonly label: string;
  readonly table: PgTable & { readonly id: PgColumn };
  readonly selection: Selection;
  /** Rows that fail it are neither read nor changed. */
  readonly alive?: SQL;
  /** The columns that an insert writes, and those that a change does. */
  readonly inserted: Readonly<Record<string, PgColumn>>;
  readonly changed: readonly string[];
}

/** Takes the rows as one JSON text, so that the same text serves for one or for many. */
export function inserter<Row>({
  label,
  table,
  selection,
  inserted,
}: Pick<Target, 'label' | 'table' | 'selection' | 'inserted'>) {
  const names = Object.entries(inserted).map(([field, column]) => [field, nameInSql(column)] as const);
  const list = sql.join(
    names.map(([, name]) => sql.identifier(name)),
    sql`, `,
  );
  const insert = statement<Row>(
    `${label}.insertar`,
    selection,
    ({ fila }) => sql`insert into ${table} (${list})
      select ${list} from json_populate_recordset(null::${table}, ${sql.placeholder('filas')})
      on conflict do nothing returning ${fila.sql} as fila`,
  );
  return (on: On, rows: readonly Values[]): Promise<Row[]> => {
    const stored = rows.map((row) => Object.fromEntries(names.map(([field, name]) => [name, row[field]])));
    return insert(on, { filas: JSON.stringify(stored) });
  };
}

export function rowStatements<Row>(target: Target): RowStatements<Row> {
  const { label, table, selection, changed, alive } = target;
  const byId = and(eq(table.id, sql.placeholder('id')), alive);
  const given = Object.fromEntries(changed.map((field) => [field, sql.placeholder(field)])) as never;
  const leer = statement<Row>(`${label}.leer`, selection, (json) =>
    writer.select(json).from(table).where(byId),
  );
  const bloquear = statement<Row>(`${label}.bloquear`, selection, (json) =>
    writer.select(json).from(table).where(byId).for('update', { of: table }),
  );
  const cambiar = statement<Row>(`${label}.cambiar`, selection, (json) =>
    writer
      .update(table)
      .set(given)
      .where(byId)
      .returning(json as never),
  );

  return {
    leer: async (on, id) => (await leer(on, { id }))[0],
    bloquear: async (on, id) => (await bloquear(on, { id }))[0],
    cambiar: async (on, id, values) => (await cambiar(on, { ...values, id }))[0],
    insertar: inserter<Row>(target),
  };
}
