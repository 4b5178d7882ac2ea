import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { usuariosTable } from '#features/usuarios/table.ts';
import { desdeAhora } from '#platform/db/columns.ts';

/** A report as somebody left it: what its address asked, under a name. */
export const informeVistasTable = pgTable(
  'informe_vistas',
  {
    id: uuid().primaryKey(),
    usuarioId: uuid()
      .notNull()
      .references(() => usuariosTable.id, { onDelete: 'cascade' }),
    informe: text().notNull(),
    nombre: text().notNull(),
    busqueda: jsonb().$type<Record<string, string>>().notNull(),
    compartida: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    creadaEn: desdeAhora(),
    cambiadaEn: desdeAhora(),
  },
  (t) => [index('informe_vistas_por_informe').on(t.informe, t.usuarioId)],
);

/** Which of them opens by itself to each person. */
export const informeVistasUsualesTable = pgTable(
  'informe_vistas_usuales',
  {
    usuarioId: uuid()
      .notNull()
      .references(() => usuariosTable.id, { onDelete: 'cascade' }),
    informe: text().notNull(),
    vistaId: uuid()
      .notNull()
      .references(() => informeVistasTable.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.usuarioId, t.informe] }),
    index('informe_vistas_usuales_por_vista').on(t.vistaId),
  ],
);
