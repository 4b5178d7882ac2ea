import { sql } from 'drizzle-orm';
import { boolean, check, pgTable } from 'drizzle-orm/pg-core';
import { momento } from '#platform/db/columns.ts';

/** How far it was looked for whom a day of their dates had come: one row, or none before the first look. */
export const plazosMiradosTable = pgTable(
  'plazos_mirados',
  {
    unica: boolean().primaryKey().default(true),
    hasta: momento().notNull(),
    /** Nothing is said of what fell due before this. */
    desde: momento().notNull().default('-infinity'),
  },
  (t) => [check('plazos_mirados_unica', sql`${t.unica}`)],
);
