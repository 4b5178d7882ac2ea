import { type SQL, sql } from 'drizzle-orm';
import { type Cell, columnText } from '#platform/db/column-text.ts';

/** What a column is in the database; JSON is read from the value's own, a list from a list of texts. */
type ColumnType =
  | 'int'
  | 'text'
  | 'uuid'
  | 'timestamptz'
  | 'boolean'
  | 'json'
  | 'jsonb'
  | 'text[]'
  | 'uuid[]';

const isList = (type: ColumnType): boolean => type.endsWith('[]');
const isJson = (type: ColumnType): boolean => type.startsWith('json');
const inArray = (type: ColumnType): string => (isJson(type) || isList(type) ? 'text' : type);

const cellOf = (type: ColumnType, value: unknown): Cell =>
  isJson(type) && value !== null && value !== undefined ? JSON.stringify(value) : (value as Cell);

/** PostgreSQL's own writing of a list, for a cell that holds one. */
const literal = (list: readonly string[]): string =>
  `{${list.map((text) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`;
const quoted = (cell: Cell): unknown => (typeof cell === 'object' && cell !== null ? literal(cell) : cell);

const isNothing = (cell: Cell): boolean => cell === null || cell === undefined;

/** How a column is sent, and how it is read where it arrives. */
function travelling(
  name: string,
  type: ColumnType,
  cells: readonly Cell[],
  isFirst: boolean,
): { sent: SQL; read: SQL } {
  // One that says nothing is not sent: `unnest` makes it as long as the others.
  const silent = !isFirst && cells.every(isNothing);
  const text = silent ? '' : columnText(cells);
  const column = sql.identifier(name);
  const sent =
    text === null ? sql`${sql.param(cells.map(quoted))}` : sql`columna(${sql.param(silent ? null : text)})`;
  const list = text === null ? column : sql`lista(${column})`;
  const read = isList(type) ? list : column;
  return {
    sent: sql`${sent}::${sql.raw(inArray(type))}[]`,
    read: inArray(type) === type ? sql`${read}` : sql`${read}::${sql.raw(type)}`,
  };
}

/**
 * Rows as a table called `x`, sent column by column: thousands of them are read several times faster than the same in
 * one JSON text, which PostgreSQL goes through again for every field.
 */
export function rowsByColumns<Name extends string>(
  types: Readonly<Record<Name, ColumnType>>,
  rows: readonly Readonly<Partial<Record<Name, unknown>>>[],
): SQL {
  const columns = (Object.entries(types) as [Name, ColumnType][]).map(([name, type], i) =>
    travelling(
      name,
      type,
      rows.map((row) => cellOf(type, row[name])),
      i === 0,
    ),
  );
  const listed = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);
  const names = listed(Object.keys(types).map((name) => sql`${sql.identifier(name)}`));
  return sql`(select ${listed(columns.map(({ read }) => read))} from unnest(${listed(columns.map(({ sent }) => sent))})
    as columnas (${names})) as x (${names})`;
}
