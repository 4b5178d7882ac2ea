import { getTableName, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn } from 'drizzle-orm/pg-core';

export const nameInSql = (column: PgColumn): string =>
  column.keyAsName ? toSnakeCase(column.name) : column.name;

/** `"table"."column"`: in the list of a single-table select Drizzle drops the table, which a subquery can't afford. */
export const qualified = (column: PgColumn): SQL =>
  sql`${sql.identifier(getTableName(column.table))}.${sql.identifier(nameInSql(column))}`;
