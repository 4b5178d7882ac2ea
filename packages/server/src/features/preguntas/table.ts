import type { Publica } from '@catedra/shared/preguntas/tipos.ts';
import { TIPOS_DE_PREGUNTA } from '@catedra/shared/preguntas/tipos.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { archivosTable } from '#features/archivos/table.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { base, desdeAhora, momento, textoEs } from '#platform/db/columns.ts';

export type Clave = Readonly<Record<string, unknown>>;

/** The folders of the bank: of the academy, or of one course. */
export const carpetasTable = pgTable(
  'carpetas',
  {
    ...base(),
    padreId: uuid().references((): AnyPgColumn => carpetasTable.id, { onDelete: 'restrict' }),
    cursoId: uuid().references(() => cursosTable.id, { onDelete: 'cascade' }),
    nombre: textoEs().notNull(),
  },
  (t) => [
    uniqueIndex('carpetas_un_nombre').on(
      sql`coalesce(${t.padreId}, ${t.cursoId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
      sql`lower(${t.nombre})`,
    ),
    index('carpetas_por_curso').on(t.cursoId),
    index('carpetas_por_padre').on(t.padreId),
  ],
);

/** A question of the bank; what is asked of people is in its versions. */
export const preguntasTable = pgTable(
  'preguntas',
  {
    ...base(),
    carpetaId: uuid()
      .notNull()
      .references(() => carpetasTable.id, { onDelete: 'restrict' }),
    /** Of its folder, kept by the database. */
    cursoId: uuid().references(() => cursosTable.id, { onDelete: 'cascade' }),
    tipo: text({ enum: TIPOS_DE_PREGUNTA }).notNull(),
    etiquetas: text().array().notNull().default([]),
    /** The version that attempts which start now ask. */
    numero: integer().notNull().default(1),
    /** Its words, for search. */
    texto: text().notNull().default(''),
    /** What it lacks, as sentences: of what is in use. */
    fallos: jsonb().$type<readonly string[]>().notNull().default([]),
    borradorPublica: jsonb().$type<Publica>(),
    borradorClave: jsonb().$type<Clave>(),
    borradorEn: momento(),
    borradorPor: uuid(),
    eliminadaEn: momento(),
    eliminadaPor: uuid(),
  },
  (t) => [
    index('preguntas_por_carpeta').on(t.carpetaId, t.actualizadoEn, t.id),
    index('preguntas_por_curso').on(t.cursoId),
    index('preguntas_por_fecha').on(t.actualizadoEn, t.id),
    index('preguntas_por_etiqueta').using('gin', t.etiquetas),
    index('preguntas_por_palabra').using('gin', sql`llano(${t.texto}) gin_trgm_ops`),
  ],
);

/** What is shown of each version. */
export const preguntaVersionesTable = pgTable(
  'pregunta_versiones',
  {
    preguntaId: uuid()
      .notNull()
      .references(() => preguntasTable.id, { onDelete: 'cascade' }),
    numero: integer().notNull(),
    publica: jsonb().$type<Publica>().notNull(),
    en: desdeAhora(),
    por: uuid().notNull(),
  },
  (t) => [primaryKey({ columns: [t.preguntaId, t.numero] })],
);

/** What only authors and the marking know of each version: no statement of a learner names this table before the review. */
export const preguntaClavesTable = pgTable(
  'pregunta_claves',
  {
    preguntaId: uuid()
      .notNull()
      .references(() => preguntasTable.id, { onDelete: 'cascade' }),
    numero: integer().notNull(),
    clave: jsonb().$type<Clave>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.preguntaId, t.numero] })],
);

/** The files that some version of a question, or its draft, shows. */
export const preguntaArchivosTable = pgTable(
  'pregunta_archivos',
  {
    preguntaId: uuid()
      .notNull()
      .references(() => preguntasTable.id, { onDelete: 'cascade' }),
    archivoId: uuid()
      .notNull()
      .references(() => archivosTable.id, { onDelete: 'restrict' }),
  },
  (t) => [
    primaryKey({ columns: [t.preguntaId, t.archivoId] }),
    index('pregunta_archivos_por_archivo').on(t.archivoId),
  ],
);
