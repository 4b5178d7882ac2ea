import type { DatoDeExterna } from '@catedra/shared/externas/archivo/datos.ts';
import { EFECTOS_DE_EXTERNA } from '@catedra/shared/externas/rules.ts';
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { archivosTable } from '#features/archivos/table.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { decimal, desdeAhora, momento, textoEs } from '#platform/db/columns.ts';

/** What is learnt elsewhere and is no course of the academy: a title, its hours and for how long it holds. */
export const catalogoExternoTable = pgTable(
  'catalogo_externo',
  {
    id: uuid().primaryKey(),
    version: integer().notNull().default(1),
    titulo: textoEs().notNull(),
    horas: decimal(),
    validezMeses: integer(),
    /** A day of every year, `01-31`. */
    validezDia: text(),
    validezMinimoMeses: integer().notNull().default(6),
    creadaEn: desdeAhora(),
    retiradaEn: momento(),
  },
  (t) => [uniqueIndex('catalogo_externo_por_titulo').on(sql`llano(${t.titulo})`)],
);

/** A file of external training that somebody brought: its rows as they were written. */
export const externaCargasTable = pgTable(
  'externa_cargas',
  {
    id: uuid().primaryKey(),
    quien: uuid()
      .notNull()
      .references(() => usuariosTable.id, { onDelete: 'cascade' }),
    archivo: text().notNull(),
    sha256: text().notNull(),
    encabezados: text().array().notNull(),
    hoja: text(),
    /** What each column is; null: nothing that is read. */
    mapeo: text().array().$type<(DatoDeExterna | null)[]>().notNull().default([]),
    filas: integer().notNull().default(0),
    creadaEn: desdeAhora(),
    /** Whose rights count while it is recorded or undone: who gave the last order. */
    ordenadaPor: uuid(),
    ordenadaEn: momento(),
    registradaEn: momento(),
    deshacerEn: momento(),
    deshechaEn: momento(),
    /** Why recording or undoing it stopped. */
    motivo: text(),
  },
  (t) => [index('externa_cargas_por_persona').on(t.quien, t.creadaEn, t.id)],
);

export const externaCargaFilasTable = pgTable(
  'externa_carga_filas',
  {
    cargaId: uuid()
      .notNull()
      .references(() => externaCargasTable.id, { onDelete: 'cascade' }),
    linea: integer().notNull(),
    celdas: text().array().notNull(),
    /** Why it is not recorded; empty: somebody left it out. */
    fuera: text(),
  },
  (t) => [primaryKey({ columns: [t.cargaId, t.linea] })],
);

/** What somebody completed elsewhere, with its day and its paper. What it does in their rounds is in `base/reglas/externas.sql`. */
export const externasTable = pgTable(
  'externas',
  {
    id: uuid().primaryKey(),
    usuarioId: uuid()
      .notNull()
      .references(() => usuariosTable.id),
    cursoId: uuid().references(() => cursosTable.id),
    entradaId: uuid().references(() => catalogoExternoTable.id),
    /** On the calendar of the person. */
    dia: date().notNull(),
    /** Those that its paper says; null: as many as its course or entry has. */
    horas: decimal(),
    efecto: text({ enum: EFECTOS_DE_EXTERNA }).notNull(),
    /** The round that it completed. */
    ronda: smallint(),
    /** It opened that round too: the one before was completed. */
    abrio: boolean().notNull().default(false),
    /** Its last day; null: it never expires, or it completed nothing. */
    valeHasta: date(),
    archivoId: uuid().references(() => archivosTable.id, { onDelete: 'restrict' }),
    registradaEn: desdeAhora(),
    registradaPor: uuid()
      .notNull()
      .references(() => usuariosTable.id),
    /** The file that it came in, and its row. */
    cargaId: uuid(),
    linea: integer(),
    retiradaEn: momento(),
    retiradaPor: uuid().references(() => usuariosTable.id),
    motivo: text(),
  },
  (t) => [
    foreignKey({
      name: 'externas_su_carga',
      columns: [t.cargaId, t.linea],
      foreignColumns: [externaCargaFilasTable.cargaId, externaCargaFilasTable.linea],
    }),
    uniqueIndex('externas_una_por_dia')
      .on(t.usuarioId, sql`coalesce(${t.cursoId}, ${t.entradaId})`, t.dia)
      .where(sql`${t.retiradaEn} is null`),
    index('externas_de_persona').on(t.usuarioId, t.dia),
    index('externas_de_curso').on(t.cursoId, t.usuarioId).where(sql`${t.cursoId} is not null`),
    index('externas_de_entrada').on(t.entradaId).where(sql`${t.entradaId} is not null`),
    index('externas_por_dia').on(t.dia, t.id),
    index('externas_por_papel').on(t.archivoId).where(sql`${t.archivoId} is not null`),
    index('externas_de_carga').on(t.cargaId, t.linea).where(sql`${t.cargaId} is not null`),
    check('externas_de_algo', sql`(${t.cursoId} is null) <> (${t.entradaId} is null)`),
  ],
);
