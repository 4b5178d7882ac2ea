import {
  type Condition,
  isWithin,
  type Scope,
  type ScopeValue,
  type Within,
} from '@catedra/shared/core/scope.ts';
import { and, arrayContained, eq, exists, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Binding } from '#platform/collections/binding.ts';
import type { Derived, Relation } from '#platform/collections/mapping.ts';

const nothing = sql`false`;
const isList = (value: ScopeValue): value is readonly string[] => Array.isArray(value);

function columnSql(column: PgColumn, wanted: ScopeValue): SQL {
  if (wanted === null) return isNull(column);
  if (isList(wanted)) return wanted.length === 0 ? nothing : inArray(column, [...wanted]);
  return eq(column, wanted);
}

function listSql(column: PgColumn, wanted: ScopeValue): SQL {
  if (typeof wanted === 'string') return sql`${wanted} = any(${column})`;
  if (isList(wanted))
    return wanted.length === 0 ? nothing : sql`${column} && ${sql.param([...wanted])}::text[]`;
  return arrayContained(column, [...(wanted as Within).dentroDe]);
}

function relationSql(binding: Binding, relation: Relation | Derived, wanted: ScopeValue): SQL {
  const ids = isList(wanted) ? wanted : typeof wanted === 'string' ? [wanted] : [];
  if ('holding' in relation) {
    if (isWithin(wanted)) return sql`${relation.ids} <@ ${sql.param(wanted.dentroDe)}::uuid[]`;
    return ids.length === 0 ? nothing : relation.holding(ids);
  }
  const own = relation.on ?? binding.table.id;
  const some = (which: SQL) =>
    sql`(select 1 from ${relation.from} where ${relation.document} = ${own} and ${which})`;
  if (isWithin(wanted))
    return not(exists(some(sql`${relation.value} <> all(${sql.param(wanted.dentroDe)})`)));
  return ids.length === 0 ? nothing : exists(some(inArray(relation.value, [...ids])));
}

function fieldSql(binding: Binding, field: string, wanted: ScopeValue): SQL {
  const filter = binding.filters?.[field];
  if (filter) return filter(wanted);
  const relation = binding.relations[field];
  if (relation) return relationSql(binding, relation, wanted);
  const column = binding.columns[field];
  if (!column) throw new Error(`${binding.collection.nombre} has no column ${field}`);
  return binding.collection.scopeFields[field] === 'lista'
    ? listSql(column, wanted)
    : columnSql(column, wanted);
}

export const conditionSql = (binding: Binding, condition: Condition): SQL =>
  and(...Object.entries(condition).map(([field, wanted]) => fieldSql(binding, field, wanted))) ?? sql`true`;

/** The same scope that `matches` tests in memory, as a condition of a query; undefined when everything is in. */
export function scopeSql(binding: Binding, scope: Scope): SQL | undefined {
  if (typeof scope === 'boolean') return scope ? binding.alive : nothing;
  return and(or(...scope.map((condition) => conditionSql(binding, condition))), binding.alive);
}
