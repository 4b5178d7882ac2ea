import { DIAS_DE_TEMPORAL } from '@catedra/shared/ajustes/schemas.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable } from 'drizzle-orm/pg-core';

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
