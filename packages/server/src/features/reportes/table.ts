import { date, integer, pgTable } from 'drizzle-orm/pg-core';

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
