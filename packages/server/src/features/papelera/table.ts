import { ESTADOS_CURSO } from '@catedra/shared/cursos/collection.ts';
import { TIPOS_EN_PAPELERA } from '@catedra/shared/papelera/rules.ts';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cursosTable } from '#features/cursos/table.ts';
import { desdeAhora, momento, textoEs } from '#platform/db/columns.ts';

/**
 * What was deleted, once for each time: the course, or the section and the activities that went with it, carry its id in
 * their column `papelera` for as long as they lie there.
 */
export const papeleraTable = pgTable(
  'papelera',
  {
    id: uuid().primaryKey(),
    tipo: text({ enum: TIPOS_EN_PAPELERA }).notNull(),
    /** The id of the course, section or activity. */
    documento: uuid().notNull(),
    cursoId: uuid()
      .notNull()
      .references(() => cursosTable.id, { onDelete: 'cascade' }),
    titulo: textoEs().notNull(),
    /** The state to which a course comes back. */
    estado: text({ enum: ESTADOS_CURSO }),
    en: desdeAhora(),
    por: uuid().notNull(),
    /** It came back; kept for a while, so that asking twice is asking once. */
    recuperadaEn: momento(),
  },
  (t) => [
    uniqueIndex('papelera_una_vez').on(t.documento).where(sql`${t.recuperadaEn} is null`),
    index('papelera_por_fecha').on(t.en, t.id).where(sql`${t.recuperadaEn} is null`),
    index('papelera_por_curso').on(t.cursoId, t.en, t.id),
    index('papelera_recuperada').on(t.recuperadaEn).where(sql`${t.recuperadaEn} is not null`),
  ],
);

/** A row is not in the bin, by its column that says so: `viva` of the database, for statements that are built. */
export const vivaSql = (marca: AnyColumn | SQL): SQL => sql`viva(${marca})`;

/** The course of a row is not in the bin. */
export const cursoVivo = (cursoId: SQL): SQL =>
  sql`not exists (select from cursos tirado where tirado.id = ${cursoId} and not viva(tirado.papelera))`;

/** Neither the activity of a row, if it has one, nor its course are in the bin. */
export const actividadViva = (
  actividadId: SQL,
  cursoId: SQL,
): SQL => sql`(${cursoVivo(cursoId)} and not exists (
  select from actividades tirada where tirada.id = ${actividadId} and not viva(tirada.papelera)))`;
