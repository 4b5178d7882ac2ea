import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { DIA } from '@catedra/shared/core/duraciones.ts';
import { finDelDia } from '@catedra/shared/progreso/vencimiento.ts';
import { type SQL, sql } from 'drizzle-orm';
import { hechoPorSuyosSql, type Lectura, veATodos } from '#features/reportes/filtros.ts';
import type { Database } from '#platform/db/pool.ts';

/** What everyone completed, as the database keeps it by quarters of an hour: whoever did something could come in then. */
const HECHAS_DE_TODOS = sql`
  select desde as momento, hechas from cifras_de_hechas
  union all select desde, hechas from hechas_pendientes`;

const hechasDeAlgunos = (lectura: Lectura): SQL => sql`
  select p.completado_en as momento, 1 as hechas from progreso_de_siempre p
   where p.estado = 'completada' and ${hechoPorSuyosSql(lectura, sql`p.usuario_id`, sql`p.completado_en`)}`;

/** Today in the academy's calendar, as `2026-11-18` read without a zone. */
export const hoyEn = (now: Date, zona: string): number => Date.parse(diaEn(now, zona));

export const diaDe = (momento: number): string => new Date(momento).toISOString().slice(0, 10);

/** The first second of each of these days, where the clocks of the academy are. */
export function momentosDe({ zona, now }: Lectura, dias: readonly string[]): string[] {
  const hoy = hoyEn(now, zona);
  return dias.map((dia) => {
    const antes = Math.round((Date.parse(dia) - hoy) / DIA) - 1;
    return new Date(finDelDia(now, antes, zona).getTime() + 1000).toISOString();
  });
}

/** Activities completed from each of these days until the next, the last until today: days of the academy's calendar, in order. */
export async function contarHechas(
  db: Database,
  lectura: Lectura,
  dias: readonly string[],
): Promise<readonly number[]> {
  const desde = momentosDe(lectura, dias);
  const [mañana] = momentosDe(lectura, [diaDe(hoyEn(lectura.now, lectura.zona) + DIA)]);
  const { rows } = await db.execute<{ tramo: number; hechas: number }>(sql`
    select width_bucket(momento, ${sql.param(desde)}::timestamptz[]) as tramo, sum(hechas)::int as hechas
      from (${veATodos(lectura) ? HECHAS_DE_TODOS : hechasDeAlgunos(lectura)}) h
     where momento >= ${desde[0]}::timestamptz and momento < ${mañana}::timestamptz group by 1`);
  const hechas = new Map(rows.map((row) => [row.tramo, row.hechas]));
  return dias.map((_, i) => hechas.get(i + 1) ?? 0);
}
