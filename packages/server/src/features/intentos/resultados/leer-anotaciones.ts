import type { PreguntaRevisada } from '@catedra/shared/intentos/despues.ts';
import { sql } from 'drizzle-orm';
import { anotacionJson, archivoJson } from '#features/entregas/offers.ts';
import type { Database } from '#platform/db/pool.ts';

type Dichas = Pick<PreguntaRevisada, 'anotaciones' | 'archivos'>;

/** What was said of places of each answer of an attempt, by its place: of those whose mark somebody gave and was told. */
export async function leerAnotacionesDichas(
  db: Database,
  intentoId: string,
): Promise<ReadonlyMap<number, Dichas>> {
  const { rows } = await db.execute<Dichas & Record<string, unknown> & { readonly lugar: number }>(sql`
    select p.lugar, json_agg(${anotacionJson} order by n.id) as anotaciones,
           (select coalesce(json_agg(${archivoJson} order by f.creado_en, f.id), '[]') from archivos f
             where f.id = any(array(select jsonb_array_elements_text(p.respuesta->'archivoIds')::uuid))) as archivos
      from intento_preguntas p join anotaciones n on n.entrega_id = p.intento_id and n.lugar = p.lugar
     where p.intento_id = ${intentoId} and p.fraccion is not null and p.puesta is null and p.calificada_en is not null
     group by p.intento_id, p.lugar`);
  return new Map(rows.map(({ lugar, anotaciones, archivos }) => [lugar, { anotaciones, archivos }]));
}
