import type { Actor } from '@catedra/shared/core/actor.ts';
import type { PreguntasFalladas } from '@catedra/shared/intentos/resultados.ts';
import { enUnaLinea, type LoQueSeLee } from '@catedra/shared/preguntas/en-una-linea.ts';
import { sql } from 'drizzle-orm';
import { dondeDe, FALLADA, leerReglas } from '#features/intentos/resultados/leer-resultados.ts';
import { loQueSeLee } from '#features/preguntas/offers.ts';
import type { Database } from '#platform/db/pool.ts';

type Fallada = Omit<PreguntasFalladas['datos'][number], 'titulo'> & { readonly leido: LoQueSeLee };

/** The questions that somebody in sight answered and that gave them nothing, the most failed first. */
export async function leerFalladas(db: Database, actor: Actor, id: string): Promise<PreguntasFalladas> {
  const reglas = await leerReglas(db, actor, id);
  const { rows } = await db.execute<Fallada & Record<string, unknown>>(sql`
    select f.id, f.fallos, ${loQueSeLee(sql`v.publica`)} as leido
      from (select p.pregunta_id as id, count(distinct i.id)::int as fallos
              from intentos i join usuarios u on u.id = i.usuario_id
              join intento_preguntas p on p.intento_id = i.id
             where ${dondeDe(actor, reglas, {})} and i.estado = 'entregado' and ${FALLADA}
             group by p.pregunta_id) f
      join preguntas q on q.id = f.id
      join pregunta_versiones v on v.pregunta_id = q.id and v.numero = q.numero
     order by f.fallos desc, f.id`);
  return { datos: rows.map(({ leido, ...una }) => ({ ...una, titulo: enUnaLinea(leido) })) };
}
