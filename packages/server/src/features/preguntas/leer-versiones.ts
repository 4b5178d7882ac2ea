import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { VersionDePregunta } from '@catedra/shared/preguntas/schemas.ts';
import { sql } from 'drizzle-orm';
import { lasQueVe } from '#features/preguntas/alcance.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

/** More than anybody compares. */
const MAX_VERSIONES = 50;

/** What was asked at each time, from what is in use back. */
export async function leerVersionesDe(
  db: Database,
  actor: Actor,
  id: string,
): Promise<{ versiones: VersionDePregunta[] }> {
  const { rows } = await db.execute<VersionDePregunta & Record<string, unknown>>(sql`
    select v.numero, v.publica, k.clave, ${isoSql(sql`v.en`)} as en,
           coalesce(trim(u.nombre || ' ' || u.apellidos), '') as por,
           (select count(*)::int from intento_preguntas i where i.pregunta_id = v.pregunta_id and i.numero = v.numero)
             as intentos
      from preguntas p
      join pregunta_versiones v on v.pregunta_id = p.id
      join pregunta_claves k on k.pregunta_id = v.pregunta_id and k.numero = v.numero
      left join usuarios u on u.id = v.por
     where p.id = ${id} and ${lasQueVe(actor)}
     order by v.numero desc limit ${MAX_VERSIONES}`);
  // Every question has a first version: none at all is a question out of sight.
  if (rows.length === 0) throw noEncontrado();
  return { versiones: rows };
}
