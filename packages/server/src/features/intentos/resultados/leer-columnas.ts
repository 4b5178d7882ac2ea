import { recortar } from '@catedra/shared/core/recortar.ts';
import { enUnaLinea, type LoQueSeLee } from '@catedra/shared/preguntas/en-una-linea.ts';
import { seResponde } from '@catedra/shared/preguntas/que-pide.ts';
import { TIPOS_DE_PREGUNTA } from '@catedra/shared/preguntas/tipos.ts';
import { type SQL, sql } from 'drizzle-orm';
import { loQueSeLee } from '#features/preguntas/offers.ts';
import type { Database } from '#platform/db/pool.ts';

/** What only informs has no number, here or on any screen. */
const SE_RESPONDEN = TIPOS_DE_PREGUNTA.filter(seResponde);

const LARGO = 80;

interface Columna extends Record<string, unknown> {
  readonly id: string;
  readonly leido: LoQueSeLee;
}

/**
 * The questions that were asked in these attempts, as the author wrote them down: in whatever order each person met
 * them, one question is one column. What was drawn, or is no longer asked, comes after what all are asked.
 */
export async function leerColumnas(
  db: Database,
  evaluacionId: string,
  intentos: SQL,
): Promise<{ readonly id: string; readonly titulo: string }[]> {
  const { rows } = await db.execute<Columna>(sql`
    select q.id, ${loQueSeLee(sql`v.publica`)} as leido
      from preguntas q
      join pregunta_versiones v on v.pregunta_id = q.id and v.numero = q.numero
      left join (select distinct on (l.pregunta_id) l.pregunta_id, s.orden as seccion, l.orden
                   from evaluacion_lugares l join evaluacion_secciones s on s.id = l.seccion_id
                  where l.evaluacion_id = ${evaluacionId} and l.pregunta_id is not null
                  order by l.pregunta_id, s.orden, l.orden) l on l.pregunta_id = q.id
     where q.tipo = any(${sql.param(SE_RESPONDEN)}::text[])
       and q.id in (select p.pregunta_id from intento_preguntas p where p.intento_id in (${intentos}))
     order by l.seccion, l.orden, q.id`);
  return rows.map(({ id, leido }, i) => ({ id, titulo: `${i + 1}. ${recortar(enUnaLinea(leido), LARGO)}` }));
}
