import type { Actor } from '@catedra/shared/core/actor.ts';
import type { EsperaDeCorreccion } from '@catedra/shared/entregas/schemas.ts';
import { sql } from 'drizzle-orm';
import { SIN_CALIFICAR, vienenA } from '#features/entregas/queries.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

const ACTIVIDADES = 4;

/** How much waits for this person to mark it, and in which activities it has waited longest. */
export async function leerEspera(db: Database, actor: Actor): Promise<EsperaDeCorreccion> {
  const { rows } = await db.execute<EsperaDeCorreccion & Record<string, unknown>>(sql`
    with e as materialized (
      select e.tipo, e.actividad_id, e.curso_id, count(*)::int as cuantas, min(e.entregada_en) as desde
        from ${SIN_CALIFICAR} e
       where ${vienenA(actor)}
       group by 1, 2, 3)
    select (select coalesce(sum(cuantas), 0)::int from e) as total, (
             select coalesce(json_agg(f), '[]') from (
               select e.tipo, e.cuantas, ${isoSql(sql`e.desde`)} as desde,
                      json_build_object('id', a.id, 'titulo', a.titulo) as actividad,
                      json_build_object('id', c.id, 'titulo', c.titulo) as curso
                 from e join actividades a on a.id = e.actividad_id join cursos c on c.id = e.curso_id
                order by e.desde, a.titulo, a.id limit ${ACTIVIDADES}) f) as actividades`);
  return rows[0] as EsperaDeCorreccion;
}
