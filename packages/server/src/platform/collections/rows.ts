import type { Actor } from '@catedra/shared/core/actor.ts';
import type { ScopeFields } from '@catedra/shared/core/scope.ts';
import { sql } from 'drizzle-orm';
import type { Mapping } from '#platform/collections/mapping.ts';
import type { Selection } from '#platform/db/json-rows.ts';
import { qualified } from '#platform/db/qualified.ts';

export type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };

/** The record's declared fields: columns and counts. */
export function recordSelection({ collection, columns, computed }: Mapping): Selection {
  const fields = Object.keys(collection.record.shape).map((field) => [
    field,
    columns[field] ?? computed[field]?.as(field),
  ]);
  return Object.fromEntries(fields) as Selection;
}

const relationKey = (field: string) => `_${field}`;

/** The record and its relations' ids, for those operations that must know who may see the row. */
export function scopedSelection(binding: Mapping): Selection {
  const relations = Object.entries(binding.relations).map(([field, relation]) => {
    if ('holding' in relation) return [relationKey(field), relation.ids.as(relationKey(field))];
    const own = qualified(relation.on ?? binding.table.id);
    const match = sql`${qualified(relation.document)} = ${own}`;
    const ids = sql`array(select ${qualified(relation.value)} from ${relation.from} where ${match})`;
    return [relationKey(field), ids.as(relationKey(field))];
  });
  return { ...recordSelection(binding), ...Object.fromEntries(relations) } as Selection;
}

export function scopeFieldsOf(binding: Mapping, row: Row): ScopeFields {
  const fields = Object.entries(binding.collection.scopeFields).map(([field, kind]) => [
    field,
    row[kind === 'relacion' ? relationKey(field) : field],
  ]);
  return Object.fromEntries(fields) as ScopeFields;
}

function withoutRelations({ relations }: Mapping, row: Row): Row {
  const keys = Object.keys(relations).map(relationKey);
  if (!keys.some((key) => key in row)) return row;
  return Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key))) as Row;
}

/** What this reader sees and nothing else. The whole record was selected field by field: it needs no parsing. */
export function viewOf(binding: Mapping, actor: Actor, row: Row): unknown {
  const view = binding.collection.view(actor, row);
  return view === binding.collection.record ? withoutRelations(binding, row) : view.parse(row);
}
