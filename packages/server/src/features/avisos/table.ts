import type { Modo, NombreDeEvento } from '@catedra/shared/avisos/eventos.ts';
import type { EstadoDeCorreo } from '@catedra/shared/avisos/correos.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { usuariosTable } from '#features/usuarios/table.ts';
import { desdeAhora, momento } from '#platform/db/columns.ts';

const persona = () =>
  uuid()
    .notNull()
    .references(() => usuariosTable.id, { onDelete: 'cascade' });

/**
 * The bell: a fact about one person, once. `saleEn` is when it leaves by mail; it is empty once it left, or if it never
 * will.
 */
export const avisosTable = pgTable(
  'avisos',
  {
    id: uuid().primaryKey().defaultRandom(),
    usuarioId: persona(),
    /** The notice that says it, and what it is about; with them, the occasion is what makes it another one. */
    aviso: text().notNull(),
    asunto: text().notNull(),
    ocasion: text().notNull(),
    evento: text().$type<NombreDeEvento>().notNull(),
    cursoId: uuid(),
    /** What it was told with, to look later whether it is still so. */
    datos: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** What its words are made of. */
    dicho: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    en: desdeAhora(),
    leidoEn: momento(),
    modo: text().$type<Modo>().notNull(),
    saleEn: momento(),
    /** The address that links in its mail begin with. */
    sitio: text().notNull(),
    /** The mail that says it. */
    correoId: uuid(),
    /** Of what stands in the bell by itself and is written down for each person only for its mail. */
    soloCorreo: boolean().notNull().default(false),
  },
  (t) => [
    unique('avisos_una_vez').on(t.usuarioId, t.aviso, t.asunto, t.ocasion),
    index('avisos_por_persona').on(t.usuarioId, t.en, t.id),
    index('avisos_sin_leer').on(t.usuarioId).where(sql`${t.leidoEn} is null`),
    index('avisos_que_esperan').on(t.usuarioId).where(sql`${t.saleEn} is not null`),
    index('avisos_por_salir').on(t.saleEn).where(sql`${t.saleEn} is not null`),
    index('avisos_por_correo').on(t.correoId).where(sql`${t.correoId} is not null`),
    index('avisos_por_edad').on(t.en),
    index('avisos_solo_correo').on(t.asunto).where(sql`${t.soloCorreo}`),
  ],
);

/** What left by mail or tried to: never its words. */
export const correosTable = pgTable(
  'correos',
  {
    /** Also its name as a message: who gets it twice shows it once. */
    id: uuid().primaryKey(),
    usuarioId: uuid().references(() => usuariosTable.id, { onDelete: 'set null' }),
    evento: text().$type<NombreDeEvento | 'resumen'>().notNull(),
    /** The address it went to; none once its person was deleted. */
    para: text(),
    asunto: text().notNull(),
    estado: text().$type<EstadoDeCorreo>().notNull(),
    motivo: text(),
    intentos: smallint().notNull().default(1),
    /** What tells its return address from those of all other mails. */
    vuelta: text(),
    creadoEn: momento().notNull(),
    /** When it was last tried. */
    en: momento().notNull(),
  },
  (t) => [
    index('correos_por_dia').on(t.en, t.id),
    index('correos_por_persona').on(t.usuarioId, t.en, t.id),
    index('correos_por_evento').on(t.evento, t.en, t.id),
    uniqueIndex('correos_por_vuelta').on(t.vuelta),
    index('correos_por_estado').on(t.estado, t.en, t.id).where(sql`${t.estado} <> 'entregado'`),
    index('correos_sin_llegar').on(t.en, t.id).where(sql`${t.estado} in ('rebotado', 'error', 'no_se_sabe')`),
  ],
);

/** Addresses to which nothing goes until somebody changes them. */
export const correosParadosTable = pgTable(
  'correos_parados',
  { correo: text().primaryKey(), motivo: text().notNull(), en: desdeAhora() },
  (t) => [index('correos_parados_por_dia').on(t.en, t.correo)],
);

/** What was told of mails that did not arrive, by its mark: told again, it is the same. */
export const correosRebotesTable = pgTable(
  'correos_rebotes',
  { id: text().primaryKey(), en: desdeAhora() },
  (t) => [index('correos_rebotes_por_edad').on(t.en)],
);

/** What somebody chose to be told by mail, and how. */
export const preferenciasTable = pgTable(
  'avisos_preferencias',
  {
    usuarioId: persona(),
    evento: text().$type<NombreDeEvento>().notNull(),
    correo: text().$type<Modo>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.usuarioId, t.evento] })],
);

/** What the academy decided for everybody. */
export const avisosDeAcademiaTable = pgTable('avisos_de_academia', {
  evento: text().$type<NombreDeEvento>().primaryKey(),
  correo: text().$type<Modo>().notNull(),
  /** People may choose otherwise. */
  elegible: boolean().notNull().default(true),
});

/** With this key somebody stops being written to about one thing, without coming in; it does nothing else. */
export const bajasTable = pgTable(
  'avisos_bajas',
  {
    clave: text().primaryKey(),
    usuarioId: persona(),
    evento: text().$type<NombreDeEvento | 'resumen'>().notNull(),
  },
  (t) => [unique('avisos_bajas_una').on(t.usuarioId, t.evento)],
);

/** What the academy says in a mail instead of the program, and what the program said when it was written. */
export const plantillasTable = pgTable(
  'avisos_plantillas',
  {
    clave: text().primaryKey(),
    version: integer().notNull(),
    /** Null: it went back to what the program says. */
    asunto: text(),
    texto: text(),
    deAsunto: text().notNull(),
    deTexto: text().notNull(),
    en: momento().notNull(),
    por: uuid().references(() => usuariosTable.id, { onDelete: 'set null' }),
  },
  (t) => [index('avisos_plantillas_por').on(t.por).where(sql`${t.por} is not null`)],
);
