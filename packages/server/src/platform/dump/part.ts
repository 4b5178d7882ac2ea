/** A piece of a database on its way: statements that are run, or the rows of a table. */
export type Part = Statements | Rows;

export interface Statements {
  readonly kind: 'sql';
  readonly sql: string;
}

export interface Rows {
  readonly kind: 'rows';
  /** As it is written in a statement. */
  readonly table: string;
  readonly columns: readonly string[];
  /** In the text of `copy`. */
  readonly bytes: AsyncIterable<Buffer>;
}

/** The jobs that wait, in tables that whoever runs them makes. */
export const QUEUE_SCHEMA = 'pgboss';

export const isOfTheQueue = ({ table }: Pick<Rows, 'table'>): boolean => table.startsWith(`${QUEUE_SCHEMA}.`);

const listed = (columns: readonly string[]): string => columns.map((name) => `"${name}"`).join(', ');

/** Of the queue, what was already done is left behind. */
const PENDING = `state in ('created', 'retry', 'active', 'failed') order by id`;

/** Reads all the rows as they lie; of a query they would come as its plan has it. */
export const copyOutOf = ({ table, columns }: Pick<Rows, 'table' | 'columns'>): string =>
  table === `${QUEUE_SCHEMA}.job`
    ? `copy (select ${listed(columns)} from ${table} where ${PENDING}) to stdout`
    : `copy ${table} (${listed(columns)}) to stdout`;

export const copyInto = ({ table, columns }: Pick<Rows, 'table' | 'columns'>): string =>
  `copy ${table} (${listed(columns)}) from stdin`;
