import { FORMATOS } from '@catedra/shared/importaciones/leida.ts';
import {
  type Categoria,
  DECISIONES,
  ESTADOS_DE_IMPORTACION,
  ESTADOS_DE_LINEA,
  RESULTADOS_DE_LINEA,
} from '@catedra/shared/importaciones/schemas.ts';
import type { Mitades } from '@catedra/shared/preguntas/textos.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { archivosTable } from '#features/archivos/table.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import { carpetasTable, preguntasTable } from '#features/preguntas/table.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { bytea, desdeAhora, momento } from '#platform/db/columns.ts';

/** A file of questions on its way in: how it was read, what was chosen and what came of it. */
export const importacionesTable = pgTable(
  'importaciones',
  {
    id: uuid().primaryKey(),
    usuarioId: uuid()
      .notNull()
      .references(() => usuariosTable.id, { onDelete: 'cascade' }),
    nombre: text().notNull(),
    formato: text({ enum: FORMATOS }).notNull(),
    sha256: text().notNull(),
    estado: text({ enum: ESTADOS_DE_IMPORTACION }).notNull().default('revisada'),
    motivo: text(),
    carpetaId: uuid().references(() => carpetasTable.id, { onDelete: 'set null' }),
    evaluacionId: uuid().references(() => evaluacionesTable.id, { onDelete: 'set null' }),
    nueva: text(),
    conCarpetas: boolean().notNull().default(false),
    repetidas: text({ enum: DECISIONES }).notNull().default('actualizar'),
    /** Folders of a file that is too large to come at once. */
    categorias: json().$type<readonly Categoria[]>().notNull().default([]),
    hechas: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** The folders that it made. */
    carpetasCreadas: uuid().array().notNull().default([]),
    creadaEn: desdeAhora(),
    terminadaEn: momento(),
  },
  (t) => [
    index('importaciones_por_persona').on(t.usuarioId, t.creadaEn),
    index('importaciones_por_huella').on(t.sha256, t.creadaEn),
    index('importaciones_por_carpeta').on(t.carpetaId),
    index('importaciones_por_evaluacion').on(t.evaluacionId),
    index('importaciones_en_marcha').on(t.id).where(sql`${t.estado} = 'importando'`),
    index('importaciones_por_revisar').on(t.creadaEn).where(sql`${t.estado} in ('por_elegir', 'revisada')`),
  ],
);

const deImportacion = () =>
  uuid()
    .notNull()
    .references(() => importacionesTable.id, { onDelete: 'cascade' });

/** The file itself, where it has to be read again once its folders are chosen. */
export const importacionArchivosTable = pgTable('importacion_archivos', {
  importacionId: deImportacion().primaryKey(),
  contenido: bytea().notNull(),
});

/** A question of the file: what it says, what will happen with it, what it became and what undoing it needs. */
export const importacionLineasTable = pgTable(
  'importacion_lineas',
  {
    importacionId: deImportacion(),
    numero: integer().notNull(),
    archivo: text(),
    linea: integer().notNull(),
    hasta: integer().notNull(),
    fuente: text().notNull(),
    /** The id that its source gave it, and the digest of what it says. */
    origen: text(),
    huella: text(),
    carpeta: text().array().notNull().default([]),
    titulo: text().notNull(),
    estado: text({ enum: ESTADOS_DE_LINEA }).notNull(),
    fuera: boolean().notNull().default(false),
    cambios: text().array().notNull().default([]),
    porque: text(),
    // As they were written: they are read whole, and `jsonb` would take them apart first.
    mitades: json().$type<Mitades>(),
    etiquetas: text().array().notNull().default([]),
    decision: text({ enum: DECISIONES }),
    /** The question that it was before, or that it became. */
    preguntaId: uuid(),
    resultado: text({ enum: RESULTADOS_DE_LINEA }),
    /** What it said before it was brought up to date. */
    antes: json().$type<Mitades>(),
  },
  (t) => [
    primaryKey({ columns: [t.importacionId, t.numero] }),
    index('importacion_lineas_por_pregunta').on(t.preguntaId).where(sql`${t.preguntaId} is not null`),
  ],
);

/** Pictures and recordings that came inside: nothing but their review shows them until they are imported. */
export const importacionMediosTable = pgTable(
  'importacion_medios',
  {
    importacionId: deImportacion(),
    archivoId: uuid()
      .notNull()
      .references(() => archivosTable.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.importacionId, t.archivoId] }),
    index('importacion_medios_por_archivo').on(t.archivoId),
  ],
);

/** Where a question came from, by which it is known when it comes again. */
export const preguntaOrigenesTable = pgTable(
  'pregunta_origenes',
  {
    preguntaId: uuid()
      .primaryKey()
      .references(() => preguntasTable.id, { onDelete: 'cascade' }),
    origen: text(),
    /** Of what it said when it came. */
    huella: text().notNull(),
    en: desdeAhora(),
  },
  (t) => [
    index('pregunta_origenes_por_origen').on(t.origen).where(sql`${t.origen} is not null`),
    index('pregunta_origenes_por_huella').on(t.huella),
  ],
);
