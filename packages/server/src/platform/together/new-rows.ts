import type { Actor } from '@catedra/shared/core/actor.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { differences } from '#platform/changes/differences.ts';
import type { Binding } from '#platform/collections/binding.ts';
import { type Row, relationKey, scopedSelection } from '#platform/collections/rows.ts';
import { fieldsOf, jsonRow, rowReader } from '#platform/db/json-rows.ts';
import type { Queryable } from '#platform/db/pool.ts';
import { nameInSql } from '#platform/db/qualified.ts';
import { compiled } from '#platform/db/statement.ts';

/** A row to be, and who makes it, how and when. */
export interface NewRow {
  readonly row: Readonly<Record<string, unknown>>;
  readonly actor: Actor;
  readonly command: string;
  readonly now: Date;
}

const quoted = (text: string): SQL => sql.raw(`'${text}'`);

/** What the log keeps of a row, to tell later who may hear of it. */
function scopeJson(binding: Binding): SQL {
  const found = Object.fromEntries(fieldsOf(scopedSelection(binding)));
  const pairs = Object.entries(binding.collection.scopeFields).map(
    ([field, kind]) => sql`${quoted(field)}, ${found[kind === 'relacion' ? relationKey(field) : field]}`,
  );
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
}

/** Rows and their lines of the log in one statement, a transaction by itself; what is taken is left out. */
function textOf(binding: Binding, names: Iterable<string>): string {
  const { table, collection } = binding;
  const list = sql.join(
    [...names].map((name) => sql.identifier(name)),
    sql`, `,
  );
  return compiled(sql`
    with fila as (
      insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, $1)
      on conflict do nothing
      returning ${table.id}, ${jsonRow(scopedSelection(binding)).sql} as fila, ${scopeJson(binding)} as alcance
    ), anotada as (
      insert into cambios (en, actor_id, comando, tipo, coleccion, documento, despues, detalle)
      select n.en, n.actor, n.comando, 'cambio', ${quoted(collection.nombre)}, fila.id, fila.alcance, n.detalle
        from fila join json_to_recordset($2) as n (id uuid, en timestamptz, actor uuid, comando text, detalle jsonb)
          on n.id = fila.id
    ) select id, fila from fila`).text;
}

/** Stores new rows; each comes back as it was stored, or undefined if its id or a unique value was taken. */
export function rowInserter(binding: Binding) {
  const { columns, collection } = binding;
  const fields = ['id', 'creadoEn', 'actualizadoEn', ...Object.keys(collection.editable.shape)];
  const names = new Map(fields.map((field) => [field, nameInSql(columns[field] as PgColumn)]));
  const query = { name: `${collection.nombre}.crear`, text: textOf(binding, names.values()) };
  const read = rowReader<Row>(scopedSelection(binding));

  return async (on: Queryable, all: readonly NewRow[]): Promise<(Row | undefined)[]> => {
    const rows = all.map(({ row }) =>
      Object.fromEntries([...names].map(([field, name]) => [name, row[field]])),
    );
    const lines = all.map(({ row, actor, command, now }) => ({
      id: row.id,
      en: now,
      actor: actor.id,
      comando: command,
      detalle: differences(null, row),
    }));
    const values = [JSON.stringify(rows), JSON.stringify(lines)];
    const stored = await on.query<{ id: string; fila: string }>({ ...query, values });
    const byId = new Map(stored.rows.map(({ id, fila }) => [id, read(JSON.parse(fila))]));
    return all.map(({ row }) => byId.get(row.id as string));
  };
}
