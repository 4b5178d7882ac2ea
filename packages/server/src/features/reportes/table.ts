import { sql } from 'drizzle-orm';
import { check, date, index, integer, numeric, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instante } from '#platform/db/columns.ts';

const cuenta = () => integer().notNull();

/** The figures of the whole academy as each day of its calendar left them: what they were can't be counted later. */
export const cifrasPorDiaTable = pgTable('cifras_por_dia', {
  dia: date().primaryKey(),
  vencidos: cuenta(),
  proximos: cuenta(),
  hechas: cuenta(),
  total: cuenta(),
  activas: cuenta(),
});

/** The sums of each group as each of the last days left them: who counted then is in them, whoever has left since. */
export const cifrasDeGruposPorDiaTable = pgTable(
  'cifras_de_grupos_por_dia',
  { dia: date().notNull(), grupoId: uuid().notNull(), hechas: cuenta(), total: cuenta() },
  (t) => [primaryKey({ columns: [t.grupoId, t.dia] })],
);

/** What each person counts for in the sums: to take it out of them when it changes. `base/reglas/cifras.sql` writes it all. */
export const cifrasDePersonasTable = pgTable(
  'cifras_de_personas',
  {
    usuarioId: uuid().primaryKey(),
    grupos: uuid().array().notNull(),
    cursos: cuenta(),
    hechas: cuenta(),
    total: cuenta(),
    /** Up to when they comply with what they lack, from the earliest: `cumple_hasta` of `matriculas`. */
    plazos: instante().array().notNull().default(sql`'{}'::timestamptz[]`),
    /** The day they leave: from then on they count for nothing. */
    hasta: instante(),
  },
  (t) => [index('cifras_de_personas_hasta').on(t.hasta).where(sql`${t.hasta} is not null`)],
);

/** The sums of each group, and of everyone under the group of zeros. */
export const cifrasDeGruposTable = pgTable('cifras_de_grupos', {
  grupoId: uuid().primaryKey(),
  personas: cuenta(),
  cursos: cuenta(),
  hechas: cuenta(),
  total: cuenta(),
});

/** How many comply up to each moment, with its margin, and of how many people it is the first. */
export const cifrasDePlazosTable = pgTable('cifras_de_plazos', {
  venceEn: instante().primaryKey(),
  cursos: cuenta(),
  personas: cuenta(),
});

/** Who, or everyone of which course, is to be counted again: only added to, so that nobody waits for anybody. */
export const cifrasPendientesTable = pgTable(
  'cifras_pendientes',
  { usuarioId: uuid(), cursoId: uuid() },
  (t) => [check('cifras_pendientes_check', sql`num_nonnulls(${t.usuarioId}, ${t.cursoId}) = 1`)],
);

/** How many activities were completed in each quarter of an hour. */
export const cifrasDeHechasTable = pgTable('cifras_de_hechas', {
  desde: instante().primaryKey(),
  hechas: cuenta(),
});

/** What came or went of those since they were counted. */
export const hechasPendientesTable = pgTable('hechas_pendientes', {
  desde: instante().notNull(),
  hechas: cuenta(),
});

/** How many people rated each course, and the sum of the means of each: `base/reglas/valoraciones.sql` writes both. */
export const valoracionesDeCursosTable = pgTable('valoraciones_de_cursos', {
  cursoId: uuid().primaryKey(),
  opiniones: cuenta(),
  suma: numeric().notNull(),
});

/** What is still to be added to them: only added to, so that nobody waits for anybody. */
export const valoracionesPendientesTable = pgTable('valoraciones_pendientes', {
  cursoId: uuid().notNull(),
  opiniones: cuenta(),
  suma: numeric().notNull(),
});
