import { type SQL, sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { desdeAhora, xid8 } from '#platform/db/columns.ts';

/** What each does with their own learning, most of the log: nobody is asked about it. */
const AJENO = sql.raw(`('progreso', 'avisos', 'entradas')`);

/** What was done to the academy, as its indexes say it. */
export const deGestionSql = (tipo: SQL, coleccion: SQL): SQL =>
  sql`${tipo} = 'cambio' and ${coleccion} not in ${AJENO}`;

/** The append-only log: the realtime feed and the audit. Readers resume from (xid, id). */
export const cambiosTable = pgTable(
  'cambios',
  {
    xid: xid8().notNull().default(sql`pg_current_xact_id()`),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    en: desdeAhora(),
    actorId: uuid().notNull(),
    comando: text().notNull(),
    /** `cambio`, `varios` or `acceso`: what the bell says. */
    tipo: text({ enum: ['cambio', 'varios', 'acceso'] }).notNull(),
    coleccion: text().notNull(),
    documento: text(),
    /** Scope fields before and after, so that a reader is told when either matches. */
    antes: jsonb().$type<Record<string, unknown>>(),
    despues: jsonb().$type<Record<string, unknown>>(),
    /** Old → new by field, secrets never; pruned by age. */
    detalle: jsonb().$type<Record<string, readonly [unknown, unknown]>>(),
    /** Part of a large work whose single `varios` rings for all. */
    silencioso: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.xid, t.id] }),
    index('cambios_por_documento').on(t.coleccion, t.documento, t.en),
    index('cambios_por_fecha').on(t.en),
    index('cambios_de_gestion')
      .on(t.en, t.id, t.actorId)
      .where(deGestionSql(sql`${t.tipo}`, sql`${t.coleccion}`)),
    index('cambios_de_gestion_por_cosa')
      .on(t.coleccion, t.en, t.id, t.actorId)
      .where(deGestionSql(sql`${t.tipo}`, sql`${t.coleccion}`)),
    index('cambios_de_gestion_por_persona')
      .on(t.actorId, t.en, t.id)
      .where(deGestionSql(sql`${t.tipo}`, sql`${t.coleccion}`)),
    // What is silent, most of what an import writes, costs whoever follows the log nothing.
    index('cambios_que_suenan').on(t.xid, t.id).where(sql`not ${t.silencioso}`),
  ],
);
