import { ESTADOS_PROGRESO } from '@catedra/shared/progreso/collection.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { actividadesTable } from '#features/actividades/table.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { base, decimal, desdeAhora, momento, multirango } from '#platform/db/columns.ts';

/** Of an activity of one person; `features/progreso/vigente.ts` has those of the round in which they are. */
export const columnasDeProgreso = () => ({
  ...base(),
  usuarioId: uuid()
    .notNull()
    .references(() => usuariosTable.id, { onDelete: 'restrict' }),
  cursoId: uuid()
    .notNull()
    .references(() => cursosTable.id, { onDelete: 'restrict' }),
  actividadId: uuid().notNull(),
  estado: text({ enum: ESTADOS_PROGRESO }).notNull(),
  porcentaje: smallint().notNull().default(0),
  nota: decimal(),
  tiempo: integer().notNull().default(0),
  intentos: integer().notNull().default(0),
  iniciadoEn: desdeAhora(),
  completadoEn: momento(),
  /** When they last did something in it, if another person changed it since. */
  suyoEn: momento(),
});

/** As it is kept: of the last round that somebody worked on, which may not be the one that is open by now. */
export const progresoGuardadoTable = pgTable('progreso_guardado', columnasDeProgreso(), (t) => [
  foreignKey({
    name: 'progreso_actividad_del_curso',
    columns: [t.actividadId, t.cursoId],
    foreignColumns: [actividadesTable.id, actividadesTable.cursoId],
  }).onDelete('restrict'),
  unique('progreso_una_por_persona').on(t.usuarioId, t.actividadId),
  index('progreso_por_persona').on(t.usuarioId, t.cursoId),
  index('progreso_por_curso').on(t.cursoId, t.usuarioId),
  index('progreso_por_actividad').on(t.actividadId),
  index('progreso_por_fecha').on(t.actualizadoEn, t.id),
  index('progreso_completadas').on(t.completadoEn, t.usuarioId).where(sql`${t.estado} = 'completada'`),
]);

/** Where each person is in each activity, written every few seconds and outside the log. */
export const latidosTable = pgTable(
  'latidos',
  {
    usuarioId: uuid().notNull(),
    actividadId: uuid().notNull(),
    segundo: real(),
    parrafo: integer(),
    /** Seconds spent, by the server's own clock. */
    segundos: integer().notNull().default(0),
    /** The seconds of a video that were really played. */
    visto: multirango().notNull().default('{}'),
    duracion: integer(),
    /** Until when time passed that was already spent on watching. */
    gastadoHasta: desdeAhora(),
    en: desdeAhora(),
  },
  (t) => [
    primaryKey({ columns: [t.usuarioId, t.actividadId] }),
    foreignKey({
      name: 'latidos_de_progreso',
      columns: [t.usuarioId, t.actividadId],
      foreignColumns: [progresoGuardadoTable.usuarioId, progresoGuardadoTable.actividadId],
    }).onDelete('cascade'),
  ],
);

/** How much each person does a day, in all courses together: counted once a day by `base/reglas/riesgo.sql` alone. */
export const ritmosTable = pgTable('ritmos', {
  usuarioId: uuid()
    .primaryKey()
    .references(() => usuariosTable.id, { onDelete: 'cascade' }),
  /** Up to this day, without it. */
  contadoEl: date().notNull(),
  /** All that had been counted then. */
  segundos: integer().notNull(),
  /** Of each of the last days, the latest first. */
  dias: integer().array().notNull(),
  /** Minutes a day. */
  ritmo: real().notNull(),
});

/** What was decided of one activity for one person: another last day, or, without one, that it does not count for them. */
export const excepcionesTable = pgTable(
  'excepciones',
  {
    usuarioId: uuid()
      .notNull()
      .references(() => usuariosTable.id, { onDelete: 'cascade' }),
    actividadId: uuid().notNull(),
    cursoId: uuid().notNull(),
    hasta: momento(),
    motivo: text().notNull(),
    /** They had finished the course before: taking it back does not undo that. */
    yaTerminado: boolean().notNull().default(false),
    por: uuid().notNull(),
    en: desdeAhora(),
  },
  (t) => [
    primaryKey({ columns: [t.usuarioId, t.actividadId] }),
    foreignKey({
      name: 'excepciones_actividad_del_curso',
      columns: [t.actividadId, t.cursoId],
      foreignColumns: [actividadesTable.id, actividadesTable.cursoId],
    }).onDelete('cascade'),
    index('excepciones_por_curso').on(t.cursoId, t.usuarioId),
    index('excepciones_por_actividad').on(t.actividadId),
  ],
);

/**
 * The one figure of each person in each course they began, counted by `base/reglas/avance.sql` alone; `curso_avance` shows
 * those of the round that is open.
 */
export const cursoAvanceGuardadoTable = pgTable(
  'curso_avance_guardado',
  {
    usuarioId: uuid().notNull(),
    cursoId: uuid().notNull(),
    total: integer().notNull().default(0),
    hechas: integer().notNull().default(0),
    /** What is left takes so long, by what its authors said. */
    minutos: integer().notNull().default(0),
    porcentaje: integer().notNull().default(0),
    iniciadoEn: desdeAhora(),
    ultimaVez: desdeAhora(),
    /** Whoever finished once keeps it: what came later counts only where its author said so. */
    terminadoEn: momento(),
    /** What completed it was done elsewhere, and gives no certificate. */
    externa: boolean().notNull().default(false),
    /** Below which an edit of the course does not lower the figure; with what had been done, since when and why. */
    piso: integer(),
    pisoHechas: integer(),
    pisoEn: momento(),
    pisoMotivo: text(),
    /** What was open to them and an edit does not close. */
    abiertas: uuid().array().notNull().default([]),
    pisoHistoria: jsonb()
      .$type<readonly { readonly en: string; readonly frases: readonly string[] }[]>()
      .notNull()
      .default([]),
  },
  (t) => [
    primaryKey({ name: 'curso_avance_pkey', columns: [t.usuarioId, t.cursoId] }),
    foreignKey({
      name: 'curso_avance_usuario_id_fkey',
      columns: [t.usuarioId],
      foreignColumns: [usuariosTable.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'curso_avance_curso_id_fkey',
      columns: [t.cursoId],
      foreignColumns: [cursosTable.id],
    }).onDelete('cascade'),
    index('curso_avance_por_curso').on(t.cursoId, t.porcentaje),
    index('curso_avance_por_ultima_vez').on(t.ultimaVez, t.usuarioId, t.cursoId),
  ],
);

/** What each person completed: every round of every course, with what it is worth; written by `base/reglas/rondas.sql`. */
export const rondasTable = pgTable(
  'rondas',
  {
    usuarioId: uuid()
      .notNull()
      .references(() => usuariosTable.id, { onDelete: 'cascade' }),
    cursoId: uuid()
      .notNull()
      .references(() => cursosTable.id, { onDelete: 'cascade' }),
    ronda: smallint().notNull(),
    terminadoEn: momento().notNull(),
    /** On the calendar of the person. */
    cuentaDesde: date().notNull(),
    /** Its last day; null: it never expires. */
    valeHasta: date(),
    /** The last day that whoever opened the next round gave it. */
    ultimoDia: date(),
    /** The day at whose beginning the next one opens by itself. */
    abreEl: date(),
    /** When somebody opened the next one, or when it could open at last. */
    abiertaEn: momento(),
    abiertaPor: uuid().references(() => usuariosTable.id, { onDelete: 'restrict' }),
    motivo: text(),
    /** What it was worth before somebody applied to it the course's validity of later; who did, and when. */
    validezAntes: jsonb(),
    /** What completed it was undone once the next one was open. */
    deshechaEn: momento(),
    /** Since when what was done in it lies in `progreso_pasado`. */
    pasadaEn: momento(),
    /** How it stood then. */
    desde: momento(),
    venceEn: momento(),
    iniciadoEn: momento(),
    hechas: integer(),
    total: integer(),
    plazos: jsonb(),
    /** What completed it was done elsewhere. */
    externa: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.usuarioId, t.cursoId, t.ronda] }),
    index('rondas_por_curso').on(t.cursoId, t.usuarioId),
  ],
);

/** What was done in rounds that are over: an activity of which there is some is never erased. */
export const progresoPasadoTable = pgTable(
  'progreso_pasado',
  { ...columnasDeProgreso(), ronda: smallint().notNull() },
  (t) => [
    foreignKey({
      name: 'progreso_pasado_actividad_del_curso',
      columns: [t.actividadId, t.cursoId],
      foreignColumns: [actividadesTable.id, actividadesTable.cursoId],
    }).onDelete('restrict'),
    unique('progreso_pasado_una_por_ronda').on(t.usuarioId, t.actividadId, t.ronda),
    index('progreso_pasado_por_persona').on(t.usuarioId, t.cursoId, t.ronda),
    index('progreso_pasado_por_curso').on(t.cursoId),
    index('progreso_pasado_por_actividad').on(t.actividadId),
    index('progreso_pasado_completadas')
      .on(t.completadoEn, t.usuarioId)
      .where(sql`${t.estado} = 'completada'`),
  ],
);
