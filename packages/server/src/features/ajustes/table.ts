import { DIAS_DE_TEMPORAL } from '@catedra/shared/ajustes/schemas.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { momento } from '#platform/db/columns.ts';

/** What the academy decides for everybody: one row, or none while nobody changed anything. */
export const ajustesTable = pgTable(
  'ajustes',
  {
    unico: boolean().primaryKey().default(true),
    diasDeTemporal: integer().notNull().default(DIAS_DE_TEMPORAL),
    nombreBloqueado: boolean().notNull().default(false),
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
  },
  (t) => [check('academia_unica_check', sql`${t.unica}`)],
);
