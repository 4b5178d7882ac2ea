import type { Progreso } from '@catedra/shared/progreso/collection.ts';
import { pgTable } from 'drizzle-orm/pg-core';
import { columnasDeProgreso } from '#features/progreso/table.ts';
import type { SameRow } from '#platform/db/same-row.ts';

/**
 * What each person did in the round of each course in which they are now: a view over what is kept
 * (`base/reglas/rondas.sql`), read and written as a table.
 */
export const progresoTable = pgTable('progreso', columnasDeProgreso());

true satisfies SameRow<Omit<typeof progresoTable.$inferSelect, 'suyoEn'>, Progreso>;
