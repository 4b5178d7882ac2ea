import type { Actor } from '@catedra/shared/core/actor.ts';
import type { Scope } from '@catedra/shared/core/scope.ts';
import { and, type SQL } from 'drizzle-orm';
import type { Asked, ListQuery } from '#platform/db/asked.ts';
import type { Binding } from '#platform/collections/binding.ts';
import { type Row, viewOf } from '#platform/collections/rows.ts';
import { conditionSql, scopeSql } from '#platform/collections/scope-sql.ts';
import { type Counted, countUpTo } from '#platform/db/json-page.ts';
import type { Database } from '#platform/db/pool.ts';
import { hasAddress, searching } from '#platform/db/search.ts';
import { readStretches } from '#platform/db/sorting.ts';

export interface Page {
  readonly datos: unknown[];
  readonly siguiente: string | null;
  readonly total?: Counted;
}

const RESERVED = ['buscar', 'orden', 'cursor', 'limite', 'total'];
const COUNTED = 100_000;

function filterSql(binding: Binding, query: ListQuery): SQL {
  const apart = [...RESERVED, ...(binding.askedApart ?? [])];
  const filters = Object.entries(query).filter(
    ([field, value]) => !apart.includes(field) && value !== undefined,
  );
  return conditionSql(binding, Object.fromEntries(filters) as Record<string, string>);
}

export type Rows = Omit<Page, 'datos'> & { readonly rows: readonly Row[] };

/** The rows of one page within a scope, in a declared order, by keyset. */
export async function readRows(
  db: Database,
  binding: Binding,
  scope: Scope,
  query: ListQuery,
  asked: Asked | null = null,
): Promise<Rows> {
  const where = and(
    scopeSql(binding, scope),
    filterSql(binding, query),
    asked?.where,
    query.buscar && binding.searchText ? searching(binding.searchText, query.buscar) : undefined,
  );
  const [page, total] = await Promise.all([
    asked?.page
      ? asked.page(db, binding.readPage, { where, limite: query.limite, cursor: query.cursor })
      : readStretches(db, binding, where, {
          ...query,
          ...(asked?.keys && { keys: asked.keys }),
          inIndex: Boolean(query.buscar && binding.searchedInIndex && !asked && !hasAddress(query.buscar)),
        }),
    query.total ? countUpTo(db, binding.table, where, COUNTED) : undefined,
  ]);
  return { ...page, ...(total && { total }) };
}

/** What this reader sees of the rows of a page. */
export const pageFor = (binding: Binding, actor: Actor, { rows, ...rest }: Rows): Page => ({
  datos: rows.map((row) => viewOf(binding, actor, row)),
  ...rest,
});

/** One page of what the actor may read. */
export async function listPage(db: Database, binding: Binding, actor: Actor, query: ListQuery) {
  const asked = await binding.asked(db, actor, query);
  const scope = binding.collection.policy.read(actor);
  return pageFor(binding, actor, await readRows(db, binding, scope, query, asked));
}
