import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { usuariosTable } from '#features/usuarios/table.ts';
import { bytea, desdeAhora } from '#platform/db/columns.ts';

/** Who asked for an address of their calendar. Only the hash of what opens it is kept. */
export const calendariosTable = pgTable('calendarios', {
  usuarioId: uuid()
    .primaryKey()
    .references(() => usuariosTable.id, { onDelete: 'cascade' }),
  huella: bytea().notNull().unique('calendarios_por_huella'),
  /** How what opens it begins and ends. */
  pista: text().notNull(),
  /** Which of those that this person was given. */
  version: integer().notNull().default(1),
  creadaEn: desdeAhora(),
  /** How often what it says was seen to be another, the mark of what was last said, and since when it says so. */
  revision: integer().notNull().default(0),
  dicho: bytea(),
  dichoEn: desdeAhora(),
});
