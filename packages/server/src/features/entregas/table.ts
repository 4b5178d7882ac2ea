import type { Ancla } from '@catedra/shared/entregas/ancla.ts';
import { type Entrega, ESTADOS_ENTREGA } from '@catedra/shared/entregas/schemas.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { actividadesTable } from '#features/actividades/table.ts';
import { archivosTable } from '#features/archivos/table.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { base, decimal, desdeAhora, momento } from '#platform/db/columns.ts';

/** What people hand in for a task, one row for each try. */
export const entregasTable = pgTable(
  'entregas',
  {
    ...base(),
    actividadId: uuid().notNull(),
    cursoId: uuid().notNull(),
    usuarioId: uuid()
      .notNull()
      .references(() => usuariosTable.id, { onDelete: 'restrict' }),
    /** Of the round of its course in which it was begun. */
    ronda: smallint().notNull().default(1),
    intento: integer().notNull(),
    texto: text().notNull().default(''),
    estado: text({ enum: ESTADOS_ENTREGA }).notNull().default('borrador'),
    tarde: boolean().notNull().default(false),
    entregadaEn: momento(),
    nota: decimal(),
    /** The rubric as it stood when it was marked. */
    rubrica: jsonb().$type<Entrega['rubrica']>().notNull().default([]),
    comentario: text().notNull().default(''),
    calificadaPor: uuid().references(() => usuariosTable.id, { onDelete: 'restrict' }),
    calificadaEn: momento(),
  },
  (t) => [
    foreignKey({
      name: 'entregas_actividad_del_curso',
      columns: [t.actividadId, t.cursoId],
      foreignColumns: [actividadesTable.id, actividadesTable.cursoId],
    }).onDelete('restrict'),
    unique('entregas_un_intento').on(t.actividadId, t.usuarioId, t.ronda, t.intento),
    uniqueIndex('entregas_una_abierta')
      .on(t.actividadId, t.usuarioId, t.ronda)
      .where(sql`${t.estado} in ('borrador', 'entregada')`),
    index('entregas_por_calificar').on(t.entregadaEn, t.id).where(sql`${t.estado} = 'entregada'`),
    index('entregas_corregidas')
      .on(t.estado, t.calificadaEn, t.id)
      .where(sql`${t.estado} in ('calificada', 'devuelta')`),
    index('entregas_corregidas_de_actividad')
      .on(t.actividadId, t.estado, t.calificadaEn, t.id)
      .where(sql`${t.estado} in ('calificada', 'devuelta')`),
    index('entregas_corregidas_de_curso')
      .on(t.cursoId, t.estado, t.calificadaEn, t.id)
      .where(sql`${t.estado} in ('calificada', 'devuelta')`),
    index('entregas_por_actividad').on(t.actividadId, t.entregadaEn, t.id),
    index('entregas_por_persona').on(t.usuarioId, t.cursoId),
    index('entregas_por_curso').on(t.cursoId, t.entregadaEn, t.id),
    index('entregas_por_corrector')
      .on(t.calificadaPor, t.calificadaEn)
      .where(sql`${t.calificadaPor} is not null`),
  ],
);

export const entregaArchivosTable = pgTable(
  'entrega_archivos',
  {
    entregaId: uuid()
      .notNull()
      .references(() => entregasTable.id, { onDelete: 'cascade' }),
    archivoId: uuid()
      .notNull()
      .references(() => archivosTable.id, { onDelete: 'restrict' }),
    orden: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.entregaId, t.archivoId] }),
    index('entrega_archivos_por_archivo').on(t.archivoId),
  ],
);

/** Hand-ins that nobody tutors and of which the administrators were told. */
export const entregasAvisadasTable = pgTable('entregas_avisadas', {
  entregaId: uuid()
    .primaryKey()
    .references(() => entregasTable.id, { onDelete: 'cascade' }),
  en: desdeAhora(),
});

/** Who has what open to mark it now, a work or an answer by its place; a row that is not renewed is soon nobody's. */
export const correccionesAbiertasTable = pgTable(
  'correcciones_abiertas',
  {
    /** A work, or the attempt of the answer. */
    entregaId: uuid().notNull(),
    /** -1: a work. */
    lugar: smallint().notNull().default(-1),
    usuarioId: uuid()
      .notNull()
      .references(() => usuariosTable.id, { onDelete: 'cascade' }),
    desde: desdeAhora(),
    en: desdeAhora(),
  },
  (t) => [
    primaryKey({ columns: [t.entregaId, t.lugar, t.usuarioId] }),
    index('correcciones_abiertas_por_momento').on(t.en),
    index('correcciones_abiertas_por_persona').on(t.usuarioId),
  ],
);

/** What those who mark keep to say it again: their own, or of a course. */
export const comentariosGuardadosTable = pgTable(
  'comentarios_guardados',
  {
    id: uuid().primaryKey(),
    usuarioId: uuid()
      .notNull()
      .references(() => usuariosTable.id, { onDelete: 'cascade' }),
    cursoId: uuid().references(() => cursosTable.id, { onDelete: 'cascade' }),
    texto: text().notNull(),
    guardadoEn: desdeAhora(),
  },
  (t) => [
    index('comentarios_guardados_propios').on(t.usuarioId, t.guardadoEn),
    index('comentarios_guardados_del_curso').on(t.cursoId, t.guardadoEn).where(sql`${t.cursoId} is not null`),
  ],
);

/** What whoever marks said of a place of a work, or of an answer by its place: its person reads it once it is marked. */
export const anotacionesTable = pgTable(
  'anotaciones',
  {
    id: uuid().primaryKey(),
    /** A work, or the attempt of the answer. */
    entregaId: uuid().notNull(),
    /** -1: a work. */
    lugar: smallint().notNull().default(-1),
    ancla: jsonb().$type<Ancla>().notNull(),
    texto: text().notNull(),
    version: integer().notNull().default(1),
    usuarioId: uuid()
      .notNull()
      .references(() => usuariosTable.id, { onDelete: 'restrict' }),
    escritaEn: desdeAhora(),
  },
  (t) => [
    index('anotaciones_por_respuesta').on(t.entregaId, t.lugar),
    index('anotaciones_por_persona').on(t.usuarioId),
  ],
);
