import { CORREO_DE_ANUNCIO } from '@catedra/shared/anuncios/rules.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { usuariosTable } from '#features/usuarios/table.ts';
import { desdeAhora, momento, textoEs } from '#platform/db/columns.ts';

const ninguno = sql`'{}'`;
const alguien = () => uuid().references(() => usuariosTable.id, { onDelete: 'set null' });

/**
 * One row for an announcement, whoever it is for: who belongs to its audience is asked at each moment, in
 * `base/reglas/anuncios.sql`. What it names and is not there any more has nobody in it.
 */
export const anunciosTable = pgTable(
  'anuncios',
  {
    id: uuid().primaryKey(),
    version: integer().notNull().default(1),
    titulo: textoEs().notNull(),
    texto: text().notNull().default(''),
    aTodos: boolean().notNull().default(false),
    perfiles: uuid().array().notNull().default(ninguno),
    grupos: uuid().array().notNull().default(ninguno),
    cursos: uuid().array().notNull().default(ninguno),
    personas: uuid().array().notNull().default(ninguno),
    /** Its author announces in these groups alone: nobody out of them has it. Null: in the whole academy. */
    ambito: uuid().array(),
    desde: momento(),
    hasta: momento(),
    fijado: boolean().notNull().default(false),
    correo: text({ enum: CORREO_DE_ANUNCIO }).notNull().default('no'),
    /** How many had left when they were last counted: the log of mails forgets sooner. */
    correosEnviados: integer().notNull().default(0),
    /** Which of its mails it is: to be sent again is another one. */
    correoVez: integer().notNull().default(1),
    /** When that mail was given to those it was for. */
    mandadoEn: momento(),
    autorId: alguien(),
    creadoEn: desdeAhora(),
    publicadoEn: momento(),
    publicadoPor: alguien(),
    /** Its words changed after somebody could read them. */
    editadoEn: momento(),
    /** What was read before is unread again. */
    otraVezEn: momento(),
    retiradoEn: momento(),
    retiradoPor: alguien(),
  },
  (t) => [
    // Those that somebody may have now, of all that there ever were.
    index('anuncios_publicados')
      .on(t.hasta, t.desde)
      .where(sql`${t.publicadoEn} is not null and ${t.retiradoEn} is null`),
    index('anuncios_por_fecha').on(sql`coalesce(${t.publicadoEn}, ${t.creadoEn})`, t.id),
    index('anuncios_de_autor').on(t.autorId, sql`coalesce(${t.publicadoEn}, ${t.creadoEn})`, t.id),
    index('anuncios_publicados_por').on(t.publicadoPor, t.publicadoEn),
    index('anuncios_retirados_por').on(t.retiradoPor).where(sql`${t.retiradoPor} is not null`),
    check('anuncios_con_comienzo', sql`${t.publicadoEn} is null or ${t.desde} is not null`),
  ],
);

/** Who read which, and who put it aside. */
export const anuncioLecturasTable = pgTable(
  'anuncio_lecturas',
  {
    usuarioId: uuid()
      .notNull()
      .references(() => usuariosTable.id, { onDelete: 'cascade' }),
    anuncioId: uuid()
      .notNull()
      .references(() => anunciosTable.id, { onDelete: 'cascade' }),
    leidoEn: desdeAhora(),
    apartadoEn: momento(),
  },
  (t) => [
    primaryKey({ columns: [t.usuarioId, t.anuncioId] }),
    // With its moment, whoever counts who read one touches no row.
    index('anuncio_lecturas_por_anuncio').on(t.anuncioId, t.usuarioId, t.leidoEn),
  ],
);
