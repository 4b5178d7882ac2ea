import { ESTADOS_DE_CUMPLIMIENTO, type EstadoDeCumplimiento } from '@catedra/shared/cumplimiento/estado.ts';
import { date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { desdeAhora, momento } from '#platform/db/columns.ts';

type Cuentas = Readonly<Record<EstadoDeCumplimiento, number>>;

/** How compliance stood at a moment. What it holds is never changed: `base/reglas/fotos.sql`. */
export const fotosTable = pgTable(
  'fotos',
  {
    id: uuid().primaryKey(),
    /** Its place in the chain, from the moment at which it is taken. */
    numero: integer().unique(),
    /** The month that it closes, `2026-10`; null: taken by hand. */
    mes: text().unique(),
    pedidaEn: desdeAhora(),
    pedidaPor: uuid(),
    tomadaEn: momento(),
    zona: text().notNull(),
    pares: integer().notNull().default(0),
    personas: integer().notNull().default(0),
    cuentas: jsonb().$type<Cuentas>(),
    /** What its contents and what came before give. */
    huella: text(),
    anterior: text(),
  },
  (t) => [index('fotos_por_momento').on(t.tomadaEn)],
);

/** How its courses were called then. */
export const fotoCursosTable = pgTable(
  'foto_cursos',
  {
    fotoId: uuid()
      .notNull()
      .references(() => fotosTable.id, { onDelete: 'cascade' }),
    cursoId: uuid().notNull(),
    titulo: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.fotoId, t.cursoId] })],
);

/** One person in one course, as it was: no name, which is the person's own and leaves with them. */
export const fotoFilasTable = pgTable(
  'foto_filas',
  {
    fotoId: uuid()
      .notNull()
      .references(() => fotosTable.id, { onDelete: 'cascade' }),
    usuarioId: uuid().notNull(),
    cursoId: uuid().notNull(),
    estado: text({ enum: ESTADOS_DE_CUMPLIMIENTO }).notNull(),
    ronda: smallint().notNull(),
    porcentaje: integer().notNull(),
    desde: momento().notNull(),
    venceEn: momento(),
    terminadoEn: momento(),
    valeHasta: date(),
    exentoHasta: date(),
  },
  (t) => [primaryKey({ columns: [t.fotoId, t.usuarioId, t.cursoId] })],
);
