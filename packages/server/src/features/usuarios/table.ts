import type { Valores } from '@catedra/shared/campos/tipos.ts';
import { ESTADOS_USUARIO, type Usuario } from '@catedra/shared/usuarios/collection.ts';
import { type SQL, sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { base, momento, textoEs } from '#platform/db/columns.ts';
import { searching } from '#platform/db/search.ts';
import type { SameRow } from '#platform/db/same-row.ts';

export const usuariosTable = pgTable(
  'usuarios',
  {
    ...base(),
    nombre: textoEs().notNull(),
    apellidos: textoEs().notNull(),
    correo: text(),
    usuario: text(),
    documento: text(),
    telefono: text(),
    /** Held to be one that is there, and renamed with it, by a rule of the database: a foreign key looks for it of each of thousands. */
    perfil: textoEs().notNull(),
    zonaHoraria: text(),
    estado: text({ enum: ESTADOS_USUARIO }).notNull().default('activo'),
    cambiarContraseña: boolean('cambiar_contrasena').notNull().default(false),
    foto: text(),
    ultimoAcceso: momento(),
    fechaBaja: momento(),
    /** From that moment on the person can't come in. */
    bajaDesde: momento(),
    /** The academy's own fields, by id. */
    campos: jsonb().$type<Valores>().notNull().default({}),
    /** What a search looks in, without accents or capitals: written by the database. */
    busqueda: text(),
  },
  (t) => [
    uniqueIndex('usuarios_correo_unico').on(sql`lower(${t.correo})`),
    uniqueIndex('usuarios_usuario_unico').on(sql`lower(${t.usuario})`),
    uniqueIndex('usuarios_documento_unico').on(t.documento),
    // Holds what a search looks at as well (migration 0013).
    index('usuarios_por_apellidos').on(t.apellidos, t.nombre, t.id),
    index('usuarios_por_nombre').on(t.nombre, t.apellidos, t.id),
    index('usuarios_por_perfil').on(t.perfil, t.apellidos, t.nombre, t.id),
    index('usuarios_por_creacion').on(t.creadoEn, t.id),
    // What comes after the id sorts nothing: with it the dashboard counts who of them counts without reading a person.
    index('usuarios_por_acceso').on(
      t.ultimoAcceso,
      t.apellidos,
      t.nombre,
      t.id,
      t.estado,
      t.fechaBaja,
      t.bajaDesde,
    ),
    index('usuarios_por_entrada').on(sql`coalesce(${t.correo}, ${t.usuario}) collate "es-x-icu"`, t.id),
    index('usuarios_por_usuario').on(sql`${t.usuario} collate "es-x-icu"`, t.id),
    index('usuarios_por_documento').on(sql`${t.documento} collate "es-x-icu"`, t.id),
    index('usuarios_por_telefono').on(sql`${t.telefono} collate "es-x-icu"`, t.id),
    index('usuarios_de_baja').on(t.apellidos, t.nombre, t.id).where(sql`${t.bajaDesde} is not null`),
    index('usuarios_suspendidos').on(t.apellidos, t.nombre, t.id).where(sql`${t.estado} = 'suspendido'`),
    index('usuarios_temporales').on(t.apellidos, t.nombre, t.id).where(sql`${t.cambiarContraseña}`),
    // The same name, or the same document, however it is written.
    index('usuarios_por_nombre_llano').on(sql`llano(${t.nombre} || ' ' || ${t.apellidos})`),
    index('usuarios_por_clave_de_documento')
      .on(sql`clave_de_documento(${t.documento})`)
      .where(sql`${t.documento} is not null`),
    index('usuarios_busqueda').using('gin', sql`${t.busqueda} gin_trgm_ops`),
    index('usuarios_por_campos')
      .using('gin', sql`${t.campos} jsonb_path_ops`)
      .where(sql`${t.campos} <> '{}'`),
    check(
      'usuarios_con_que_entrar',
      sql`${t.correo} is not null or ${t.usuario} is not null or ${t.fechaBaja} is not null`,
    ),
  ],
);

/** Someone who can act, by whatever name the statement calls them: neither suspended, nor gone on their date, nor deleted. */
export const enActivoSql = (persona: SQL): SQL =>
  sql`en_activo(${persona}.estado, ${persona}.fecha_baja, ${persona}.baja_desde)`;

/** Those in whom all of these words are, as many as are looked at. */
export const halladasSql = (palabras: string, cuantas: number): SQL =>
  sql`array(select usuarios.id from usuarios
    where usuarios.fecha_baja is null and ${searching(sql`usuarios.busqueda`, palabras)} limit ${cuantas})`;

export const entraConSql = sql`coalesce(${usuariosTable.correo}, ${usuariosTable.usuario}) collate "es-x-icu"`;

true satisfies SameRow<Omit<typeof usuariosTable.$inferSelect, 'busqueda' | 'campos'>, Usuario, 'campos'>;
