import { SEGUNDO, tras } from '@catedra/shared/core/duraciones.ts';
import { finDelDia } from '@catedra/shared/progreso/vencimiento.ts';
import type { ResumenDeReportes } from '@catedra/shared/reportes/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import { finDeProximo, hastaProximoSql } from '#features/participantes/offers.ts';
import { dePersonasSql, type Lectura, veATodos } from '#features/reportes/filtros.ts';
import { leerPlazosPorCurso } from '#features/reportes/leer-plazos-por-curso.ts';
import type { Database } from '#platform/db/pool.ts';

interface Cuentas extends Record<string, unknown> {
  vencidas: number;
  personas: number;
  proximas: number;
  hoy: number;
}

/** What has a date and is not done, of these people, by the index of those dates alone. */
const filasSql = (lectura: Lectura, cuales: SQL): SQL => sql`
  from matriculas a join cursos c on c.id = a.curso_id
 where ${cuales} and ${dePersonasSql(lectura, sql`a.usuario_id`)}`;

/** How many have each date that is near or over, and of how many people it is the first: what is kept, or counted now. */
const fechasSql = (lectura: Lectura): SQL =>
  veATodos(lectura)
    ? sql`select vence_en, cursos, personas from plazos_de_ahora(${finDeProximo(lectura.now)})`
    : sql`select vence_en, count(*) as cursos, count(*) filter (where puesto = 1) as personas
            from (select a.cumple_hasta as vence_en,
                         row_number() over (partition by a.usuario_id order by a.cumple_hasta) as puesto
                    ${filasSql(lectura, hastaProximoSql(lectura.now))}) f group by vence_en`;

async function contar(db: Database, lectura: Lectura): Promise<Cuentas> {
  const { zona, now } = lectura;
  const ahora = now.toISOString();
  const manana = tras(finDelDia(now, 0, zona), SEGUNDO).toISOString();
  const { rows } = await db.execute<Cuentas>(sql`
    select coalesce(sum(cursos) filter (where vence_en < ${ahora}), 0)::int as vencidas,
           coalesce(sum(personas) filter (where vence_en < ${ahora}), 0)::int as personas,
           coalesce(sum(cursos) filter (where vence_en >= ${ahora}), 0)::int as proximas,
           coalesce(sum(cursos) filter (where vence_en >= ${ahora} and vence_en < ${manana}), 0)::int as hoy
      from (${fechasSql(lectura)}) f`);
  return rows[0] as Cuentas;
}

/** What is late and what is due; in which courses is found while all are counted. */
export async function leerPlazos(
  db: Database,
  lectura: Lectura,
): Promise<Pick<ResumenDeReportes, 'vencidos' | 'proximos'>> {
  const [cuentas, porCurso] = await Promise.all([contar(db, lectura), leerPlazosPorCurso(db, lectura)]);
  const { vencidas, personas, proximas, hoy } = cuentas;
  return {
    vencidos: { cuenta: vencidas, personas, porCurso: porCurso.vencidos },
    proximos: { cuenta: proximas, hoy, porCurso: porCurso.proximos },
  };
}
