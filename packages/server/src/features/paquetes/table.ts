import { ESTADOS_DE_PAQUETE, type ResumenDePaquete } from '@catedra/shared/paquetes/schemas.ts';
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { archivosTable } from '#features/archivos/table.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { desdeAhora, momento } from '#platform/db/columns.ts';

/** A course on its way in: what was found in its zip and what came of it. The zip itself goes before its report does. */
export const paquetesTable = pgTable(
  'paquetes',
  {
    id: uuid().primaryKey(),
    archivoId: uuid()
      .unique('paquetes_archivo_unico')
      .references(() => archivosTable.id, { onDelete: 'set null' }),
    usuarioId: uuid()
      .notNull()
      .references(() => usuariosTable.id, { onDelete: 'cascade' }),
    nombre: text().notNull(),
    estado: text({ enum: ESTADOS_DE_PAQUETE }).notNull().default('revisado'),
    resumen: jsonb().$type<ResumenDePaquete>().notNull(),
    /** Bytes of its files that are here, out of all of them. */
    hechos: bigint({ mode: 'number' }).notNull().default(0),
    total: bigint({ mode: 'number' }).notNull().default(0),
    cursoId: uuid().references(() => cursosTable.id, { onDelete: 'set null' }),
    motivo: text(),
    creadoEn: desdeAhora(),
    terminadoEn: momento(),
  },
  (t) => [
    index('paquetes_por_persona').on(t.usuarioId, t.creadoEn),
    index('paquetes_en_marcha').on(t.id).where(sql`${t.estado} = 'importando'`),
  ],
);
