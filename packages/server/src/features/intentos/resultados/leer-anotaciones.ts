import type { Anotacion } from '@catedra/shared/entregas/ancla.ts';
import { sql } from 'drizzle-orm';
import { anotacionJson } from '#features/entregas/offers.ts';
import type { Database } from '#platform/db/pool.ts';

/** What was said of places of each answer of an attempt, by its place: of those whose mark somebody gave and was told. */
export async function leerAnotacionesDichas(
  db: Database,
  intentoId: string,
): Promise<ReadonlyMap<number, Anotacion[]>> {
  const { rows } = await db.execute<{ lugar: number; dichas: Anotacion[] }>(sql`
    select p.lugar, json_agg(${anotacionJson} order by n.id) as dichas
      from intento_preguntas p join anotaciones n on n.entrega_id = p.intento_id and n.lugar = p.lugar
     where p.intento_id = ${intentoId} and p.fraccion is not null and p.puesta is null and p.calificada_en is not null
     group by p.lugar`);
  return new Map(rows.map(({ lugar, dichas }) => [lugar, dichas]));
}
