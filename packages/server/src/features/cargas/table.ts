import { type DatoDeCarga, CLAVES_DE_CARGA } from '@catedra/shared/cargas/campos.ts';
import { ESTADOS_DE_CARGA, type OpcionDeColumna } from '@catedra/shared/cargas/schemas.ts';
import type { SituacionesDecididas } from '@catedra/shared/cargas/situaciones.ts';
import { ESTADOS_DE_FILA, type MensajeDeFila, RESULTADOS_DE_FILA } from '@catedra/shared/cargas/filas.ts';
import {
  CODIFICACIONES,
  CONTRASENAS_DE_CARGA,
  GRUPOS_DE_CARGA,
  MODOS_DE_CARGA,
  PLANTILLAS_DE_USUARIO,
  POLITICAS_DE_CARGA,
  SEPARADORES,
} from '@catedra/shared/cargas/opciones.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { usuariosTable } from '#features/usuarios/table.ts';
import { bytea, desdeAhora, momento } from '#platform/db/columns.ts';

const cuenta = () => integer().notNull().default(0);
const lista = () => text().array().notNull().default([]);
const persona = () =>
  uuid()
    .notNull()
    .references(() => usuariosTable.id, { onDelete: 'cascade' });

/** An upload of people: how its file was read, what was chosen, and what came of it. */
export const cargasTable = pgTable(
  'cargas',
  {
    id: uuid().primaryKey(),
    quien: persona(),
    /** Who gave the last order, whose rights count when it is carried out. */
    ordenadaPor: uuid(),
    archivo: text().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    formato: text({ enum: ['xlsx', 'texto'] }).notNull(),
    codificacion: text({ enum: CODIFICACIONES }),
    separador: text({ enum: SEPARADORES }),
    hoja: text(),
    hojas: lista(),
    encabezados: lista(),
    /** Null when the first row is a person already. */
    filaDeTitulos: integer().default(1),
    /** What each column may be, as it was found when the file was read. */
    columnas: jsonb().$type<OpcionDeColumna[][]>().notNull().default([]),
    muestra: text(),
    avisos: lista(),
    filas: cuenta(),
    estado: text({ enum: ESTADOS_DE_CARGA }).notNull().default('leida'),
    /** When it was revised, and which transactions that revision could see. */
    revisadaEn: momento(),
    foto: text(),
    mapeo: text().array().$type<(DatoDeCarga | null)[]>().notNull(),
    mapeoRecordado: boolean().notNull().default(false),
    modo: text({ enum: MODOS_DE_CARGA }).notNull().default('crear_y_actualizar'),
    clave: text({ enum: CLAVES_DE_CARGA }).notNull().default('correo'),
    politica: text({ enum: POLITICAS_DE_CARGA }).notNull().default('sobrescribir'),
    vaciar: boolean().notNull().default(false),
    grupos: text({ enum: GRUPOS_DE_CARGA }).notNull().default('anadir'),
    crearGrupos: boolean().notNull().default(false),
    corregirMayusculas: boolean().notNull().default(true),
    situaciones: jsonb().$type<SituacionesDecididas>().notNull().default({}),
    grupoId: uuid(),
    usuarioPlantilla: text({ enum: PLANTILLAS_DE_USUARIO }).notNull().default('ninguna'),
    contraseñas: text('contrasenas', { enum: CONTRASENAS_DE_CARGA }).notNull().default('invitacion'),
    /** Where the invitations lead. */
    sitio: text().notNull().default(''),
    todoONada: boolean().notNull().default(false),
    /** Days from then for whoever comes into a course past its date; null: those of each group. */
    diasSiPaso: integer(),
    nuevas: cuenta(),
    cambian: cuenta(),
    iguales: cuenta(),
    errores: cuenta(),
    conAviso: cuenta(),
    descartadas: cuenta(),
    enMayusculas: cuenta(),
    gruposNuevos: lista(),
    salen: cuenta(),
    hechas: cuenta(),
    total: cuenta(),
    motivo: text(),
    creadas: cuenta(),
    actualizadas: cuenta(),
    sinCambios: cuenta(),
    fallidas: cuenta(),
    salieron: cuenta(),
    invitadas: cuenta(),
    /** Created people who wait for the sheet of temporary passwords. */
    sinContraseña: integer('sin_contrasena').notNull().default(0),
    gruposCreados: uuid().array().notNull().default([]),
    nombresCreados: lista(),
    cuentasQuitadas: cuenta(),
    cuentasConservadas: cuenta(),
    personasRestauradas: cuenta(),
    personasConCambios: cuenta(),
    gruposQuitados: cuenta(),
    vuelvenAlGrupo: cuenta(),
    creadaEn: desdeAhora(),
    terminadaEn: momento(),
    deshacibleHasta: momento(),
    contraseñasEn: momento('contrasenas_en'),
  },
  (t) => [
    index('cargas_por_fecha').on(t.creadaEn, t.id),
    index('cargas_por_persona').on(t.quien, t.creadaEn, t.id),
    index('cargas_en_marcha').on(t.estado).where(sql`${t.estado} in ('importando', 'deshaciendo')`),
  ],
);

const deCarga = () =>
  uuid()
    .notNull()
    .references(() => cargasTable.id, { onDelete: 'cascade' });

/** The file itself, for reading it in another way; gone after some days. */
export const cargaArchivosTable = pgTable('carga_archivos', {
  cargaId: deCarga().primaryKey(),
  contenido: bytea().notNull(),
});

/** A row of the file: what it says, what it would do, what it did and what undoing it needs. */
export const cargaFilasTable = pgTable(
  'carga_filas',
  {
    /** Gone with its upload by a rule of the database: a foreign key would look for it again for every row. */
    cargaId: uuid().notNull(),
    linea: integer().notNull(),
    celdas: text().array().notNull(),
    estado: text({ enum: ESTADOS_DE_FILA }).notNull().default('pendiente'),
    usuarioId: uuid(),
    /** What the row claims for itself alone, so that two rows that clash find one another. */
    correo: text(),
    usuario: text(),
    documento: text(),
    // As they were written: they are read whole, and `jsonb` would take them apart first.
    errores: json().$type<MensajeDeFila[]>(),
    avisos: json().$type<MensajeDeFila[]>(),
    /** Old → new by field. */
    cambios: json().$type<Record<string, [string | null, string | null]>>(),
    gruposNuevos: text().array(),
    /** Its name comes in capitals; null is no. */
    enMayusculas: boolean(),
    resultado: text({ enum: RESULTADOS_DE_FILA }),
    nota: text(),
    entra: uuid().array(),
    sale: uuid().array(),
    invitadaEn: momento(),
    deshecha: text({ enum: ['si', 'en parte', 'no'] }),
  },
  (t) => [
    primaryKey({ columns: [t.cargaId, t.linea] }),
    index('carga_filas_por_persona').on(t.usuarioId).where(sql`${t.usuarioId} is not null`),
  ],
);

/** Members who left a synchronised group, for undoing it. */
export const cargaSalidasTable = pgTable(
  'carga_salidas',
  { cargaId: deCarga(), usuarioId: persona() },
  (t) => [primaryKey({ columns: [t.cargaId, t.usuarioId] })],
);

/** How each person mapped a file with these headings the last time. */
export const cargaMapeosTable = pgTable(
  'carga_mapeos',
  {
    usuarioId: persona(),
    firma: text().notNull(),
    mapeo: text().array().$type<(DatoDeCarga | null)[]>().notNull(),
    /** What was decided of «IT» or «Excedencia» then. */
    situaciones: jsonb().$type<SituacionesDecididas>().notNull().default({}),
    usadoEn: desdeAhora(),
  },
  (t) => [primaryKey({ columns: [t.usuarioId, t.firma] })],
);
