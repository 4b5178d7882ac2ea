import type { Actor } from '@catedra/shared/core/actor.ts';
import type { PreguntasFalladas } from '@catedra/shared/intentos/resultados.ts';
import { enUnaLinea } from '@catedra/shared/preguntas/textos.ts';
import { sql } from 'drizzle-orm';
import { dondeDe, FALLADA, leerReglas } from '#features/intentos/leer-resultados.ts';
import type { Database } from '#platform/db/pool.ts';

/** Longer than a line ever is, however many tags it has. */
const PRINCIPIO = 3000;

/** The questions that somebody in sight answered and that gave them nothing, the most failed first. */
export async function leerFalladas(db: Database, actor: Actor, id: string): Promise<PreguntasFalladas> {
  const reglas = await leerReglas(db, actor, id);
  const { rows } = await db.execute<PreguntasFalladas['datos'][number] & Record<string, unknown>>(sql`
    select f.id, f.fallos, left(v.publica ->> 'enunciado', ${PRINCIPIO}) as titulo
      from (select p.pregunta_id as id, count(distinct i.id)::int as fallos
              from intentos i join usuarios u on u.id = i.usuario_id
              join intento_preguntas p on p.intento_id = i.id
             where ${dondeDe(actor, reglas, {})} and i.estado = 'entregado' and ${FALLADA}
             group by p.pregunta_id) f
      join preguntas q on q.id = f.id
      join pregunta_versiones v on v.pregunta_id = q.id and v.numero = q.numero
     order by f.fallos desc, f.id`);
  return { datos: rows.map((una) => ({ ...una, titulo: enUnaLinea(una.titulo) })) };
}
