import { DIAS_DE_TEMPORAL } from '@catedra/shared/ajustes/schemas.ts';
import { DIAS_ANTES } from '@catedra/shared/avisos/dias-antes.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { hora, momento } from '#platform/db/columns.ts';

/** What the academy decides for everybody: one row, or none while nobody changed anything. */
export const ajustesTable = pgTable(
  'ajustes',
  {
    unico: boolean().primaryKey().default(true),
    diasDeTemporal: integer().notNull().default(DIAS_DE_TEMPORAL),
    nombreBloqueado: boolean().notNull().default(false),
    /** How many days before it is said that a course falls due, the first time and when it is renewed. */
    avisaVence: smallint()
      .array()
      .notNull()
      .default([...DIAS_ANTES.vence]),
    avisaCaduca: smallint()
      .array()
      .notNull()
      .default([...DIAS_ANTES.caduca]),
  },
  (t) => [check('ajustes_una_fila', sql`${t.unico}`)],
);

/** The academy's own calendar: what is due on a day ends by it for whoever has no zone of their own. Always one row. */
export const academiaTable = pgTable(
  'academia',
  {
    unica: boolean().primaryKey().default(true),
    zonaHoraria: text().notNull(),
    /** Since when what is finished is certified with its validity; what was finished before never ends. */
    certificaDesde: momento().notNull().default('-infinity'),
    /** Between these hours of each person no mail leaves that can wait, and at this one leaves the day's; equal, there is no such night. */
    nocheDesde: hora().notNull().default('21:00'),
    nocheHasta: hora().notNull().default('08:00'),
    horaDelDia: hora().notNull().default('08:00'),
    /** The day up to which everybody's pace was counted. */
    ritmosHasta: date(),
  },
  (t) => [check('academia_unica_check', sql`${t.unica}`)],
);
