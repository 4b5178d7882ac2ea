import { ACCESOS, type Curso, ESTADOS_CURSO } from '@catedra/shared/cursos/collection.ts';
import { DIAS_DE_GRACIA } from '@catedra/shared/progreso/vencimiento.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { camposTable } from '#features/campos/table.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { base, desdeAhora, momento, textoEs } from '#platform/db/columns.ts';
import type { SameRow } from '#platform/db/same-row.ts';

export const cursosTable = pgTable(
  'cursos',
  {
    ...base(),
    titulo: textoEs().notNull(),
    /** Filled by the database from the title when the course is born; links never break by a rename. */
    slug: text().notNull().default('').unique('cursos_slug_unico'),
    descripcion: text().notNull().default(''),
    /** The uploaded cover; the database ties it to `archivos`. */
    imagen: uuid(),
    categoria: text(),
    etiquetas: text().array().notNull().default([]),
    estado: text({ enum: ESTADOS_CURSO }).notNull().default('borrador'),
    acceso: text({ enum: ACCESOS }).notNull().default('asignado'),
    secuencial: boolean().notNull().default(false),
    iniciaEn: momento(),
    terminaEn: momento(),
    certificado: boolean().notNull().default(false),
    validezMeses: integer(),
    publicarEn: momento(),
    /** The entry of the bin it lies in, as a draft; the database ties it to `papelera`. */
    papelera: uuid(),
  },
  (t) => [
    index('cursos_por_titulo').on(t.titulo, t.id),
    index('cursos_abiertos')
      .on(t.titulo, t.id)
      .where(sql`${t.acceso} = 'abierto' and ${t.estado} = 'publicado'`),
    index('cursos_programados')
      .on(t.publicarEn)
      .where(sql`${t.estado} = 'borrador' and ${t.publicarEn} is not null`),
    index('cursos_en_papelera').on(t.papelera).where(sql`${t.papelera} is not null`),
    check('cursos_en_papelera_en_borrador', sql`${t.papelera} is null or ${t.estado} = 'borrador'`),
    index('cursos_busqueda').using(
      'gin',
      sql`texto_de_curso(${t.titulo}, ${t.descripcion}, ${t.categoria}, ${t.etiquetas}) gin_trgm_ops`,
    ),
  ],
);

export const seccionesTable = pgTable(
  'secciones',
  {
    id: uuid().primaryKey(),
    cursoId: uuid()
      .notNull()
      .references(() => cursosTable.id, { onDelete: 'cascade' }),
    titulo: textoEs().notNull(),
    orden: integer().notNull(),
    /** Its authors removed it from a published course: it goes when that is published. */
    seVa: boolean().notNull().default(false),
    papelera: uuid(),
  },
  (t) => [
    unique('secciones_de_curso').on(t.id, t.cursoId),
    index('secciones_en_papelera').on(t.papelera).where(sql`${t.papelera} is not null`),
    index('secciones_por_curso').on(t.cursoId, t.orden),
  ],
);

/** How a course asks to be taken again, beside its months of validity; a course without a row is as the defaults say. */
export const cursoRenovacionesTable = pgTable('curso_renovaciones', {
  cursoId: uuid()
    .primaryKey()
    .references(() => cursosTable.id, { onDelete: 'cascade' }),
  version: integer().notNull().default(1),
  /** A day of every year, `01-31`, up to which a completion holds instead of some months. */
  validezDia: text(),
  validezMinimoMeses: smallint().notNull().default(6),
  diasParaRenovar: smallint().notNull().default(60),
  diasDeMargen: smallint().notNull().default(0),
  renovarYa: boolean().notNull().default(false),
  /** How many days before its date it is said that it falls due, the first time and later ones; null: as the academy says. */
  avisaVence: smallint().array(),
  avisaCaduca: smallint().array(),
});

/** Who takes a course by name or because they chose it; those of a group come through the group. */
export const inscripcionesTable = pgTable(
  'inscripciones',
  {
    usuarioId: uuid()
      .notNull()
      .references(() => usuariosTable.id, { onDelete: 'cascade' }),
    cursoId: uuid()
      .notNull()
      .references(() => cursosTable.id, { onDelete: 'restrict' }),
    desde: desdeAhora(),
    venceEn: momento(),
    venceEnDias: integer(),
    /** The days count from the date that the person has in this field, and not from when they came in. */
    venceCampoId: uuid().references(() => camposTable.id, { onDelete: 'restrict' }),
    /** Whoever comes in once the date of their field has passed has these days from then. */
    diasDeGracia: integer().notNull().default(DIAS_DE_GRACIA),
    /** Who enrolled them: themselves, whoever joined an open course. Null: from before it was written down, and not in the log. */
    por: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.usuarioId, t.cursoId] }),
    index('inscripciones_por_curso').on(t.cursoId, t.usuarioId),
    index('inscripciones_por_campo').on(t.venceCampoId).where(sql`${t.venceCampoId} is not null`),
    check('inscripciones_un_vencimiento', sql`${t.venceEn} is null or ${t.venceEnDias} is null`),
    check(
      'inscripciones_dias_del_campo',
      sql`${t.venceCampoId} is null or ${t.venceEnDias} between 0 and 1825`,
    ),
    check('inscripciones_gracia', sql`${t.diasDeGracia} between 0 and 365`),
  ],
);

/** A date that another took the place of, with the one that it had taken the place of itself. */
export interface PlazoDeAntes {
  readonly venceEn: string;
  readonly motivo: string;
  readonly por: string;
  readonly en: string;
  readonly antes?: PlazoDeAntes | null;
}

/** A later date given to one person, which wins over any other. */
export const prorrogasTable = pgTable(
  'prorrogas',
  {
    usuarioId: uuid()
      .notNull()
      .references(() => usuariosTable.id, { onDelete: 'cascade' }),
    cursoId: uuid()
      .notNull()
      .references(() => cursosTable.id, { onDelete: 'cascade' }),
    venceEn: momento().notNull(),
    motivo: text().notNull(),
    por: uuid().notNull(),
    en: desdeAhora(),
    /** The one it took the place of, so that it can be taken back. */
    antes: jsonb().$type<PlazoDeAntes>(),
  },
  (t) => [primaryKey({ columns: [t.usuarioId, t.cursoId] }), index('prorrogas_por_curso').on(t.cursoId)],
);

/** The last time each person was reminded of a course. */
export const recordatoriosTable = pgTable(
  'recordatorios',
  {
    usuarioId: uuid()
      .notNull()
      .references(() => usuariosTable.id, { onDelete: 'cascade' }),
    cursoId: uuid()
      .notNull()
      .references(() => cursosTable.id, { onDelete: 'cascade' }),
    por: uuid().notNull(),
    en: desdeAhora(),
  },
  (t) => [primaryKey({ columns: [t.usuarioId, t.cursoId] })],
);

true satisfies SameRow<Omit<typeof cursosTable.$inferSelect, 'papelera'>, Curso, 'secciones' | 'actividades'>;
