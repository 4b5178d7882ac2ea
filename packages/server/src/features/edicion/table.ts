import { EDITABLES } from '@catedra/shared/edicion/schemas.ts';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { usuariosTable } from '#features/usuarios/table.ts';
import { desdeAhora } from '#platform/db/columns.ts';

const persona = () =>
  uuid()
    .notNull()
    .references(() => usuariosTable.id, { onDelete: 'cascade' });

/** Who has what open in an editor now; a row that is not renewed is soon nobody's. */
export const edicionesTable = pgTable(
  'ediciones',
  {
    coleccion: text({ enum: EDITABLES }).notNull(),
    documento: uuid().notNull(),
    usuarioId: persona(),
    desde: desdeAhora(),
    en: desdeAhora(),
  },
  (t) => [
    primaryKey({ columns: [t.coleccion, t.documento, t.usuarioId] }),
    index('ediciones_por_momento').on(t.en),
  ],
);

/** What someone typed in an editor and has not saved. */
export const borradoresTable = pgTable(
  'borradores',
  {
    coleccion: text({ enum: EDITABLES }).notNull(),
    documento: uuid().notNull(),
    usuarioId: persona(),
    base: integer().notNull(),
    valores: jsonb().$type<Record<string, unknown>>().notNull(),
    en: desdeAhora(),
  },
  (t) => [
    primaryKey({ columns: [t.coleccion, t.documento, t.usuarioId] }),
    index('borradores_por_momento').on(t.en),
  ],
);
