import { finDelDia } from '@catedra/shared/progreso/vencimiento.ts';
import type { SemanaDeActividad } from '@catedra/shared/reportes/schemas.ts';
import { sql } from 'drizzle-orm';
import { dePersonasSql, type Lectura } from '#features/reportes/filtros.ts';
import type { Database } from '#platform/db/pool.ts';

const DIA = 86_400_000;
const SEMANAS = 12;

/** The Mondays of the last weeks of the academy's calendar, oldest first; the last one is this week's. */
function lunes(now: Date, zona: string): string[] {
  const hoy = Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone: zona }).format(now));
  const este = hoy - ((new Date(hoy).getUTCDay() + 6) % 7) * DIA;
  return Array.from({ length: SEMANAS }, (_, i) =>
    new Date(este - (SEMANAS - 1 - i) * 7 * DIA).toISOString().slice(0, 10),
  );
}

/** Activities completed each week: one stretch of the index of what is done, read once. */
export async function leerSemanas(db: Database, lectura: Lectura): Promise<SemanaDeActividad[]> {
  const { zona, now } = lectura;
  const semanas = lunes(now, zona);
  const hoy = Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone: zona }).format(now));
  // The first second of each Monday, where the clocks of the academy are.
  const empiezan = semanas.map((dia) =>
    new Date(
      finDelDia(now, Math.round((Date.parse(dia) - hoy) / DIA) - 1, zona).getTime() + 1000,
    ).toISOString(),
  );
  const { rows } = await db.execute<{ semana: number; hechas: number }>(sql`
    select width_bucket(p.completado_en, ${sql.param(empiezan)}::timestamptz[]) as semana, count(*)::int as hechas
      from progreso p
     where p.estado = 'completada' and p.completado_en >= ${empiezan[0]} and ${dePersonasSql(lectura, sql`p.usuario_id`)}
     group by 1`);
  const hechas = new Map(rows.map((row) => [row.semana, row.hechas]));
  return semanas.map((desde, i) => ({ desde, hechas: hechas.get(i + 1) ?? 0 }));
}
