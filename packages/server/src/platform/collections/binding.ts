import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Row, recordSelection, scopedSelection } from '#platform/collections/rows.ts';
import { pageReader, type ReadPage } from '#platform/db/json-page.ts';
import { type RowStatements, rowStatements } from '#platform/db/row-statements.ts';
import type { Mapping } from '#platform/collections/mapping.ts';

type Always = Required<Pick<Mapping, 'named' | 'around' | 'settle' | 'asked'>>;

/** A collection with the statements on its table. */
export interface Binding extends Omit<Mapping, keyof Always>, Always {
  readonly statements: RowStatements<Row>;
  readonly readPage: ReadPage<Row>;
}

const CREATED = ['id', 'creadoEn', 'actualizadoEn'];
const CHANGED = ['version', 'actualizadoEn'];

/** Also for a variant of a binding, `bind({ ...binding, … })`: its statements are its own. */
export function bind(mapping: Mapping): Binding {
  const { collection, table, columns } = mapping;
  const editable = Object.keys(collection.editable.shape);
  const inserted = [...CREATED, ...editable].map((field) => [field, columns[field]]);
  return {
    named: async () => undefined,
    around: (_work, _rows, write) => write(),
    settle: async (_work, _before, given) => given,
    asked: async () => null,
    ...mapping,
    statements: rowStatements({
      label: collection.nombre,
      table,
      selection: scopedSelection(mapping),
      ...(mapping.alive && { alive: mapping.alive }),
      inserted: Object.fromEntries(inserted) as Record<string, PgColumn>,
      changed: [...CHANGED, ...editable],
    }),
    readPage: pageReader(table, recordSelection(mapping)),
  };
}
