import { ESTADOS_DE_ZIP } from '@catedra/shared/certificados/zip.ts';
import type { ContenidoDeDiseno } from '@catedra/shared/certificados/disenos/contenido.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { cursosTable } from '#features/cursos/table.ts';
import type { Estorbo } from '#features/certificados/papel/signos.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { bytea, decimal, desdeAhora, momento, textoEs } from '#platform/db/columns.ts';

/** How certificates look: what was written last. What is issued takes the last one that was published. */
export const disenosTable = pgTable('certificado_disenos', {
  id: uuid().primaryKey(),
  nombre: textoEs().notNull(),
  contenido: jsonb().$type<ContenidoDeDiseno>().notNull(),
  revision: integer().notNull().default(1),
  /** The one that is published; 0 while none is. */
  version: integer().notNull().default(0),
  /** The revision that was published last. */
  publicada: integer().notNull().default(0),
  guardadoEn: desdeAhora(),
  retiradoEn: momento(),
});

/** Each of them as it was published, for ever: what was issued with it is printed with it. */
export const disenoVersionesTable = pgTable(
  'certificado_diseno_versiones',
  {
    disenoId: uuid().notNull(),
    version: integer().notNull(),
    contenido: jsonb().$type<ContenidoDeDiseno>().notNull(),
    publicadaEn: desdeAhora(),
    por: uuid().references(() => usuariosTable.id),
  },
  (t) => [
    primaryKey({ columns: [t.disenoId, t.version] }),
    foreignKey({
      name: 'certificado_diseno_versiones_su_diseno',
      columns: [t.disenoId],
      foreignColumns: [disenosTable.id],
    }),
  ],
);

/** Logos, backgrounds and signatures as they are printed: drawn anew, and never what was sent. */
export const disenoImagenesTable = pgTable(
  'certificado_imagenes',
  {
    id: uuid().primaryKey(),
    huella: text().notNull(),
    tipo: text().notNull(),
    ancho: integer().notNull(),
    alto: integer().notNull(),
    bytes: bytea().notNull(),
    /** When it was last brought, or kept in a design. */
    creadaEn: desdeAhora(),
  },
  (t) => [uniqueIndex('certificado_imagenes_por_huella').on(t.huella)],
);

/**
 * What was certified, as it was when it was issued: neither a new name nor a new title changes it. The database writes it
 * in the transaction in which somebody finishes.
 */
export const certificadosTable = pgTable(
  'certificados',
  {
    id: uuid().primaryKey(),
    usuarioId: uuid()
      .notNull()
      .references(() => usuariosTable.id),
    cursoId: uuid()
      .notNull()
      .references(() => cursosTable.id),
    /** Which time they took the course, from 1. */
    ronda: smallint().notNull().default(1),
    numero: text().notNull(),
    rectificado: boolean().notNull().default(false),
    /** Null once its person's data were erased; its digest still answers. */
    codigo: text(),
    codigoHuella: bytea().notNull(),
    nombre: textoEs(),
    documento: text(),
    titulo: textoEs().notNull(),
    horas: decimal(),
    nota: decimal(),
    completadoEn: momento().notNull(),
    /** On the academy's calendar, as it is printed. */
    completadoEl: date().notNull(),
    expedidoEn: desdeAhora(),
    /** Its last day; null when it never ends. */
    validoHasta: date(),
    sustituidoEn: momento(),
    sustituidoPor: uuid(),
    retiradoEn: momento(),
    retiradoPor: uuid().references(() => usuariosTable.id),
    motivo: text(),
    /** The digest of its PDF, once that is kept. */
    papelHuella: text(),
    papelEn: momento(),
    /** What keeps it from being printed, and where it was written: its PDF waits until that is mended. */
    estorbos: jsonb().$type<readonly Estorbo[]>(),
    /** The design as it was when it was issued; null is the academy's plain one. */
    disenoId: uuid(),
    disenoVersion: integer(),
  },
  (t) => [
    foreignKey({
      name: 'certificados_su_diseno',
      columns: [t.disenoId, t.disenoVersion],
      foreignColumns: [disenoVersionesTable.disenoId, disenoVersionesTable.version],
    }),
    index('certificados_de_diseno').on(t.disenoId, t.disenoVersion).where(sql`${t.disenoId} is not null`),
    uniqueIndex('certificados_uno_en_vigor')
      .on(t.usuarioId, t.cursoId, t.ronda)
      .where(sql`${t.sustituidoEn} is null and ${t.retiradoEn} is null`),
    uniqueIndex('certificados_por_codigo').on(t.codigoHuella),
    uniqueIndex('certificados_por_numero').on(t.numero).where(sql`${t.sustituidoEn} is null`),
    index('certificados_de_persona').on(t.usuarioId, t.cursoId),
    index('certificados_de_curso').on(t.cursoId, t.expedidoEn, t.id),
    index('certificados_retirados').on(t.expedidoEn, t.id).where(sql`${t.retiradoEn} is not null`),
    index('certificados_sustituidos').on(t.expedidoEn, t.id).where(sql`${t.sustituidoEn} is not null`),
    index('certificados_busqueda').using(
      'gin',
      sql`llano(coalesce(${t.nombre}, '') || ' ' || ${t.titulo} || ' ' || ${t.numero}) gin_trgm_ops`,
    ),
    index('certificados_por_caducidad').on(t.validoHasta, t.id),
    index('certificados_por_fecha').on(t.expedidoEn, t.id),
    index('certificados_sin_papel')
      .on(t.expedidoEn)
      .where(sql`${t.papelEn} is null and ${t.estorbos} is null and ${t.codigo} is not null`),
    check('certificados_ronda', sql`${t.ronda} >= 1`),
  ],
);

/** What was issued, issued again or withdrawn, in whatever transaction, and its person is to hear of. */
export const certificadosPorDecirTable = pgTable('certificados_por_decir', {
  certificadoId: uuid()
    .primaryKey()
    .references(() => certificadosTable.id, { onDelete: 'cascade' }),
});

/** How each course gives its certificate; a course without a row gives the plain one. */
export const cursoCertificadosTable = pgTable(
  'curso_certificados',
  {
    cursoId: uuid()
      .primaryKey()
      .references(() => cursosTable.id, { onDelete: 'cascade' }),
    version: integer().notNull().default(1),
    horas: decimal(),
    muestraNota: boolean().notNull().default(true),
    notaMinima: decimal(),
    disenoId: uuid().references(() => disenosTable.id),
  },
  (t) => [index('curso_certificados_de_diseno').on(t.disenoId)],
);

/** Who signs the papers: the keys, closed with one that is not in the database. The one that signs now, and those of before. */
export const certificadoFirmantesTable = pgTable(
  'certificado_firmantes',
  {
    id: uuid().primaryKey(),
    creadoEn: desdeAhora(),
    activo: boolean().notNull().default(true),
    llave: text().notNull(),
    cifrada: text().notNull(),
    certificado: text().notNull(),
    cadena: text().array().notNull().default([]),
  },
  (t) => [uniqueIndex('certificado_firmantes_uno_activo').on(t.activo).where(sql`${t.activo}`)],
);

/** Papers that somebody asked for together: a zip that is made by a job and can be downloaded by them alone, for a day. */
export const certificadoZipsTable = pgTable(
  'certificado_zips',
  {
    id: uuid().primaryKey(),
    usuarioId: uuid()
      .notNull()
      .references(() => usuariosTable.id, { onDelete: 'cascade' }),
    estado: text({ enum: ESTADOS_DE_ZIP }).notNull().default('haciendo'),
    certificadoIds: uuid().array().notNull(),
    hechos: integer().notNull().default(0),
    sinPapel: integer().notNull().default(0),
    bytes: bigint({ mode: 'number' }),
    motivo: text(),
    creadoEn: desdeAhora(),
    terminadoEn: momento(),
  },
  (t) => [
    uniqueIndex('certificado_zips_uno_en_marcha').on(t.usuarioId).where(sql`${t.estado} = 'haciendo'`),
    index('certificado_zips_por_persona').on(t.usuarioId, t.creadoEn),
  ],
);
