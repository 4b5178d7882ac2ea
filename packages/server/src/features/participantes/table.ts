import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { cursosTable } from '#features/cursos/table.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { desdeAhora, momento, xid8 } from '#platform/db/columns.ts';

/** A date that moved by itself, because what it counts from changed in the person's ficha: written by the database alone. */
export const plazosMovidosTable = pgTable(
  'plazos_movidos',
  {
    id: uuid().primaryKey().defaultRandom(),
    usuarioId: uuid()
      .notNull()
      .references(() => usuariosTable.id, { onDelete: 'cascade' }),
    cursoId: uuid()
      .notNull()
      .references(() => cursosTable.id, { onDelete: 'cascade' }),
    antes: momento(),
    despues: momento(),
    en: desdeAhora(),
  },
  (t) => [
    index('plazos_movidos_por_persona').on(t.usuarioId, t.en),
    index('plazos_movidos_por_curso').on(t.cursoId),
  ],
);

/**
 * Who has which course, whichever way they came, and how far they are: written by `base/reglas/matriculas.sql` alone.
 * `matriculas` (`base/reglas/rondas.sql`) shows them in the round that is open at the moment.
 */
export const matriculasGuardadasTable = pgTable(
  'matriculas_guardadas',
  {
    usuarioId: uuid().notNull(),
    cursoId: uuid().notNull(),
    desde: momento().notNull(),
    venceEn: momento(),
    via: text({ enum: ['nombre', 'grupo', 'ambas'] }).notNull(),
    /** Of `curso_avance`; of whoever has not begun a renewal, what counts in it from before (`lo_de_antes`). */
    hechas: integer(),
    total: integer(),
    /** Null for whoever has not begun. */
    porcentaje: integer(),
    completada: boolean().notNull().default(false),
    /** Which time they take it, and since when if it is not the first. */
    ronda: smallint().notNull().default(1),
    abiertaEn: momento(),
    /** Whoever completed this round; what came later counts in the figure alone. */
    terminada: boolean().notNull().default(false),
    /** Up to when what they last completed covers them; infinity: for ever. */
    valeHasta: momento(),
    /** The next round of whoever completed one, which nobody sees before it opens. */
    adelantada: boolean().notNull().default(false),
    /** From when the next round is open, and its due date. */
    siguienteEn: momento(),
    siguienteVenceEn: momento(),
    /** What stands for a date that had passed when they got the course back. */
    venceAlVolver: momento(),
    /** Until when they are excused from it: the moment at which the day after the last one begins. */
    exentoHasta: momento(),
    /** When the last of all that is left was handed in, while all of it waits for somebody's mark. */
    entregadoEn: momento(),
    /** It was handed in in time: nobody is late by it. */
    porCorregir: boolean().notNull().default(false),
    /** What is left to do, by what its authors said; null where it is asked of nobody: not begun, and no pace to set it against. */
    minutos: integer(),
    /** From when they are at risk of not arriving by `venceEn`; with a margin, another moment is looked at in it. */
    riesgoDesde: momento(),
    /** Up to when they comply, if nothing happens: the end of the margin, or of what covers them; waivers apart. */
    cumpleHasta: momento(),
    /** What stands for a date that had passed when they were told that what they handed in did not pass. */
    venceTrasNota: momento(),
    /** Since when this is its due date: nothing is said of a day that had passed by then. */
    plazoEn: desdeAhora(),
    /** The transaction that put it: what it holds already needs no lock. */
    alta: xid8().notNull().default(sql`pg_current_xact_id()`),
  },
  (t) => [
    primaryKey({ name: 'matriculas_pkey', columns: [t.usuarioId, t.cursoId, t.adelantada] }),
    foreignKey({
      name: 'matriculas_usuario_id_fkey',
      columns: [t.usuarioId],
      foreignColumns: [usuariosTable.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'matriculas_curso_id_fkey',
      columns: [t.cursoId],
      foreignColumns: [cursosTable.id],
    }).onDelete('cascade'),
    check('matriculas_via_check', sql`${t.via} in ('nombre', 'grupo', 'ambas')`),
    index('matriculas_por_curso').on(t.cursoId, t.usuarioId),
    index('matriculas_por_vencer').on(t.venceEn, t.usuarioId, t.cursoId).where(sql`not ${t.completada}`),
    index('matriculas_por_cumplir')
      .on(t.cumpleHasta, t.usuarioId, t.cursoId)
      .where(sql`${t.cumpleHasta} is not null`),
    index('matriculas_por_avance').on(
      sql`coalesce(${t.porcentaje}, 100 * ${t.hechas} / nullif(${t.total}, 0), 0)`,
      t.usuarioId,
      t.cursoId,
    ),
    index('matriculas_por_abrir').on(t.siguienteEn).where(sql`${t.siguienteEn} is not null`),
    index('matriculas_por_abierta').on(t.abiertaEn).where(sql`${t.abiertaEn} is not null`),
    index('matriculas_por_exencion').on(t.exentoHasta).where(sql`${t.exentoHasta} is not null`),
    index('matriculas_por_fecha').on(t.venceEn, t.usuarioId, t.cursoId),
  ],
);

/** Whom a course does not ask for anything meanwhile, and why: seen by whoever may give it alone. */
export const exencionesTable = pgTable(
  'exenciones',
  {
    id: uuid().primaryKey(),
    usuarioId: uuid()
      .notNull()
      .references(() => usuariosTable.id, { onDelete: 'cascade' }),
    cursoId: uuid()
      .notNull()
      .references(() => cursosTable.id, { onDelete: 'cascade' }),
    /** Its last day, on the calendar of the person. */
    hasta: date().notNull(),
    /** How many they have after it, for a due date that passed meanwhile. */
    dias: smallint().notNull().default(30),
    motivo: text().notNull(),
    por: uuid().notNull(),
    en: desdeAhora(),
    /** Taken back before its last day, or changed for another one. */
    terminadaEn: momento(),
    terminadaPor: uuid(),
    motivoDeFin: text(),
  },
  (t) => [
    index('exenciones_por_persona').on(t.usuarioId, t.cursoId, t.en),
    index('exenciones_por_curso').on(t.cursoId),
  ],
);
