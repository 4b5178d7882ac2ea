import { type Actor, datosInvalidos, noEncontrado, type Scope } from '@catedra/shared';
import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Binding } from '#platform/collections/binding.ts';
import { oncePer, type Row, recordSelection, viewOf } from '#platform/collections/rows.ts';
import { conditionSql, scopeSql } from '#platform/collections/scope-sql.ts';
import { countUpTo, type Order, pageReader, plannedForItsWords } from '#platform/db/json-page.ts';
import { afterCursor, cursorOf } from '#platform/db/keyset.ts';
import type { Database } from '#platform/db/pool.ts';

export interface ListQuery {
  readonly buscar?: string;
  readonly orden?: string;
  readonly cursor?: string;
  readonly limite: number;
  readonly total?: boolean;
  readonly [filter: string]: unknown;
}

export interface Page {
  readonly datos: unknown[];
  readonly siguiente: string | null;
  readonly total?: { readonly valor: number; readonly exacto: boolean };
}

const RESERVED = ['buscar', 'orden', 'cursor', 'limite', 'total'];
const COUNTED = 1000;

function orderOf(binding: Binding, wanted: string | undefined): Order {
  const name = wanted ?? Object.keys(binding.collection.sortable)[0] ?? 'creadoEn';
  const fields = binding.collection.sortable[name.replace(/^-/, '')];
  if (!fields) throw datosInvalidos({ orden: `No se puede ordenar por «${name}».` });
  const columns = [...fields.map((field) => binding.columns[field]), binding.table.id] as PgColumn[];
  return { name, columns, descending: name.startsWith('-') };
}

const escapeLike = (word: string) => word.replace(/[\\%_]/g, (character) => `\\${character}`);

function searchSql(binding: Binding, text: string): SQL | undefined {
  const words = text.trim().split(/\s+/).filter(Boolean).slice(0, 8);
  const found = words.map((word) => sql`${binding.searchText} like '%' || llano(${escapeLike(word)}) || '%'`);
  return and(...found, plannedForItsWords);
}

function filterSql(binding: Binding, query: ListQuery): SQL {
  const filters = Object.entries(query).filter(
    ([field, value]) => !RESERVED.includes(field) && value !== undefined,
  );
  return conditionSql(binding, Object.fromEntries(filters) as Record<string, string>);
}

async function count(db: Database, binding: Binding, where: SQL | undefined) {
  const n = await countUpTo(db, binding.table, where, COUNTED + 1);
  return { valor: Math.min(n, COUNTED), exacto: n <= COUNTED };
}

const readPage = oncePer((binding) => pageReader<Row>(binding.table, recordSelection(binding)));

export interface Rows {
  readonly rows: readonly Row[];
  readonly siguiente: string | null;
  readonly total: Page['total'];
}

/** The rows of one page within a scope, in a declared order, by keyset. */
export async function readRows(
  db: Database,
  binding: Binding,
  scope: Scope,
  query: ListQuery,
): Promise<Rows> {
  const order = orderOf(binding, query.orden);
  const where = and(
    scopeSql(binding, scope),
    filterSql(binding, query),
    query.buscar && binding.searchText ? searchSql(binding, query.buscar) : undefined,
  );
  const after = query.cursor ? afterCursor(order, query.cursor) : undefined;
  const [found, total] = await Promise.all([
    readPage(binding)(db, and(where, after), order, query.limite + 1),
    query.total ? count(db, binding, where) : undefined,
  ]);
  const rows = found.slice(0, query.limite);
  const last = rows.at(-1);
  const keys = [...(binding.collection.sortable[order.name.replace(/^-/, '')] ?? []), 'id'];
  return {
    rows,
    total,
    siguiente:
      last && found.length > rows.length
        ? cursorOf(
            order,
            keys.map((key) => last[key]),
          )
        : null,
  };
}

/** What this reader sees of the rows of a page. */
export const pageFor = (binding: Binding, actor: Actor, { rows, siguiente, total }: Rows): Page => ({
  datos: rows.map((row) => viewOf(binding, actor, row)),
  siguiente,
  ...(total && { total }),
});

/** One page of what the actor may read. */
export const listPage = async (
  db: Database,
  binding: Binding,
  actor: Actor,
  query: ListQuery,
): Promise<Page> =>
  pageFor(binding, actor, await readRows(db, binding, binding.collection.policy.read(actor), query));

/** The first record whose chosen field holds a value: only what can be filtered by can be asked for. */
export async function firstWhere(db: Database, binding: Binding, actor: Actor, field: string, text: string) {
  const schema = binding.collection.filterable[field];
  if (!schema) throw datosInvalidos({ campo: `No se puede buscar por «${field}».` });
  const value = schema.safeParse(text);
  if (!value.success) throw datosInvalidos({ valor: 'Ese valor no es posible.' });
  const { datos } = await listPage(db, binding, actor, { limite: 1, [field]: value.data });
  if (datos.length === 0) throw noEncontrado();
  return datos[0];
}
