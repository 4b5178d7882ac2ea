import { ESTADOS_FEEDBACK, type Feedback, TIPOS_FEEDBACK } from '@catedra/shared/feedback/collection.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { actividadesTable } from '#features/actividades/table.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { base } from '#platform/db/columns.ts';
import type { SameRow } from '#platform/db/same-row.ts';

export const feedbackTable = pgTable(
  'feedback',
  {
    ...base(),
    usuarioId: uuid()
      .notNull()
      .references(() => usuariosTable.id, { onDelete: 'restrict' }),
    cursoId: uuid()
      .notNull()
      .references(() => cursosTable.id, { onDelete: 'restrict' }),
    actividadId: uuid(),
    preguntaId: uuid(),
    preguntaVersion: integer(),
    tipo: text({ enum: TIPOS_FEEDBACK }).notNull(),
    estrellas: smallint(),
    texto: text(),
    anonimo: boolean().notNull().default(false),
    respuesta: text(),
    estado: text({ enum: ESTADOS_FEEDBACK }).notNull().default('nuevo'),
  },
  (t) => [
    foreignKey({
      name: 'feedback_actividad_del_curso',
      columns: [t.actividadId, t.cursoId],
      foreignColumns: [actividadesTable.id, actividadesTable.cursoId],
    }).onDelete('restrict'),
    uniqueIndex('feedback_una_valoracion')
      .on(t.usuarioId, t.cursoId, sql`coalesce(${t.actividadId}, ${t.cursoId})`)
      .where(sql`${t.tipo} = 'valoracion'`),
    index('feedback_por_curso').on(t.cursoId, t.creadoEn),
    index('feedback_por_persona').on(t.usuarioId),
    index('feedback_por_actividad').on(t.actividadId),
    index('feedback_por_fecha').on(t.creadoEn, t.id),
  ],
);

true satisfies SameRow<typeof feedbackTable.$inferSelect, Feedback>;
