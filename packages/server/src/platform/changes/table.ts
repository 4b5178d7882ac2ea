import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { desdeAhora, xid8 } from '#platform/db/columns.ts';

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
    // What is silent, most of what an import writes, costs whoever follows the log nothing.
    index('cambios_que_suenan').on(t.xid, t.id).where(sql`not ${t.silencioso}`),
  ],
);
