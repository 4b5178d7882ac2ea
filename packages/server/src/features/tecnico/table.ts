import { doublePrecision, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { momento } from '#platform/db/columns.ts';

/** The processes that serve the academy, each in its own row, which goes with it. */
export const procesosTable = pgTable('procesos', {
  id: uuid().primaryKey(),
  equipo: text().notNull(),
  pid: integer().notNull(),
  version: text().notNull(),
  desde: momento().notNull(),
  visto: momento().notNull(),
  bytes: doublePrecision().notNull(),
  retrasoMs: doublePrecision().notNull(),
  pantallas: integer().notNull(),
});
