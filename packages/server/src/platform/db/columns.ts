import { type SQL, sql } from 'drizzle-orm';
import { customType, integer, type PgColumn, uuid } from 'drizzle-orm/pg-core';

/** `2026-11-14 23:51:07.5+00` or its JSON form, as a connection set to UTC writes it, like `Date.toISOString`. */
export function isoOf(value: string): string {
  const time = value.slice(11, value.indexOf('+', 19));
  return `${value.slice(0, 10)}T${time.length === 8 ? `${time}.000` : time.padEnd(12, '0')}Z`;
}

const ISO = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** A moment written by the database as `Date.toISOString` does. */
export const isoText = (column: string): string => `to_char(${column} at time zone 'UTC', ${ISO})`;
export const isoSql = (value: SQL): SQL => sql`to_char(${value} at time zone 'UTC', ${sql.raw(ISO)})`;

/** A moment with time zone, in records as an ISO string. */
export const momento = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: isoOf,
});

/** A moment to the microsecond, which the database alone writes and compares. */
export const instante = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: isoOf,
});

/** The moment of the work that writes it. */
export const desdeAhora = () => momento().notNull().default(sql`ahora()`);

/** An hour that clocks on a wall show. */
export const hora = customType<{ data: string; driverData: string }>({
  dataType: () => 'time without time zone',
});

/** Text that sorts as Spanish does: ñ after n, accents aside. */
export const textoEs = customType<{ data: string; driverData: string }>({
  dataType: () => 'text collate "es-x-icu"',
});

/** Text of a column without a collation of its own, in the order of words. */
export const enEspañol = (column: PgColumn): SQL => sql`${column} collate "es-x-icu"`;

/** Numbers of PostgreSQL that arrive as text. */
export const decimal = customType<{ data: number; driverData: string }>({
  dataType: () => 'numeric(6,2)',
  fromDriver: Number,
});

/** Ranges of whole numbers, as PostgreSQL writes them: `{[0,30),[45,60)}`. */
export const multirango = customType<{ data: string; driverData: string }>({
  dataType: () => 'int4multirange',
});

export const xid8 = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' });
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** What every record of a collection carries. */
export const base = () => ({
  id: uuid().primaryKey(),
  creadoEn: desdeAhora(),
  actualizadoEn: desdeAhora(),
  version: integer().notNull().default(1),
});
