import type { Actor } from '@catedra/shared/core/actor.ts';
import {
  type ConsultaDeOtras,
  CORREGIDAS_CONTADAS,
  type OtrasNotas,
  TRAMOS_DE_OTRAS,
} from '@catedra/shared/entregas/cola.ts';
import { type SQL, sql } from 'drizzle-orm';
import { lasQueCalifica } from '#features/entregas/alcance.ts';
import { CON_NOTA, obras, PARTE_DE_RESPUESTA, respuestas } from '#features/entregas/queries.ts';
import type { Database } from '#platform/db/pool.ts';

/** Of fewer people a distribution would say what one of them has. */
const POCAS = 3;

const marcadas = ({ actividadId, preguntaId }: ConsultaDeOtras): SQL =>
  preguntaId === undefined
    ? sql`${obras(sql`e.estado = 'calificada' and e.actividad_id = ${actividadId}`)}`
    : sql`${respuestas(sql`p.calificada_en is not null and ${CON_NOTA} and p.pregunta_id = ${preguntaId}
        and i.actividad_id = ${actividadId}`)}`;

/** What others got in the same, of those whom someone marks: how many of each tenth, and the one in the middle. */
export async function leerOtras(db: Database, actor: Actor, consulta: ConsultaDeOtras): Promise<OtrasNotas> {
  const suParte = consulta.preguntaId === undefined ? sql`e.nota / 10` : PARTE_DE_RESPUESTA;
  const { rows } = await db.execute<{ cuantas: number; mediana: number | null; tramos: number[] }>(sql`
    with todas as materialized (
      select ${suParte} as parte from (select * from ${marcadas(consulta)} e where ${lasQueCalifica(actor)}
        and e.id <> ${consulta.menos} order by e.calificada_en desc limit ${CORREGIDAS_CONTADAS}) e)
    select count(*)::int as cuantas, percentile_disc(0.5) within group (order by parte)::float as mediana,
           array(select (select count(*)::int from todas
                          where least(${TRAMOS_DE_OTRAS - 1}, floor(greatest(parte, 0) * ${TRAMOS_DE_OTRAS})) = t)
                   from generate_series(0, ${TRAMOS_DE_OTRAS - 1}) t order by t) as tramos
      from todas`);
  const [{ cuantas, mediana, tramos } = { cuantas: 0, mediana: null, tramos: [] }] = rows;
  return cuantas < POCAS ? { cuantas, mediana: null, tramos: [] } : { cuantas, mediana, tramos };
}
