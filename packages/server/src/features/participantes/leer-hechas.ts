import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { aQuienSigue } from '@catedra/shared/participantes/rules.ts';
import type { HechasPorActividad } from '@catedra/shared/participantes/schemas.ts';
import { sql } from 'drizzle-orm';
import { caminoSql } from '#features/participantes/camino.ts';
import { cursoVisible, quienesSql } from '#features/participantes/origen.ts';
import type { Database } from '#platform/db/pool.ts';

/** How many take a course, how many of them did each activity and how many stopped at it: the people of its list. */
export async function leerHechas(db: Database, actor: Actor, cursoId: string): Promise<HechasPorActividad> {
  const scope = aQuienSigue(actor);
  if (scope === false) throw sinPermiso();
  await cursoVisible(db, actor, cursoId);
  const { rows } = await db.execute<{
    personas: number;
    por_actividad: Record<string, number> | null;
    empezadas: Record<string, number> | null;
    paradas: Record<string, number> | null;
  }>(sql`
    with suyas as materialized (
      select a.usuario_id from matriculas a join usuarios on usuarios.id = a.usuario_id
       where a.curso_id = ${cursoId} and ${quienesSql(scope)}),
    camino as materialized (${caminoSql(cursoId)}),
    hay as materialized (
      select p.usuario_id, p.actividad_id, p.estado = 'completada' as hecha, p.estado = 'en_curso' as empezada
        from progreso p join actividades on actividades.id = p.actividad_id and actividades.papelera is null
       where p.curso_id = ${cursoId} and p.usuario_id in (select usuario_id from suyas)),
    cada as (
      select actividad_id, count(*) filter (where hecha)::int as hechas,
             count(*) filter (where empezada)::int as empezadas from hay group by actividad_id),
    llegan as (
      select c.id, h.usuario_id from camino c join hay h on h.actividad_id = c.anterior and h.hecha
      union all
      select c.id, s.usuario_id from camino c cross join suyas s where c.anterior is null),
    paran as (
      select l.id, count(*)::int as personas from llegan l
       where not exists (
               select from hay d where d.usuario_id = l.usuario_id and d.actividad_id = l.id and d.hecha)
         and not exists (
               select from excepciones x
                where x.usuario_id = l.usuario_id and x.actividad_id = l.id and x.hasta is null)
       group by l.id)
    select (select count(*)::int from suyas) as personas,
           (select json_object_agg(actividad_id, hechas) from cada where hechas > 0) as por_actividad,
           (select json_object_agg(actividad_id, empezadas) from cada where empezadas > 0) as empezadas,
           (select json_object_agg(id, personas) from paran) as paradas`);
  const [todo] = rows;
  return {
    personas: todo?.personas ?? 0,
    porActividad: todo?.por_actividad ?? {},
    empezadas: todo?.empezadas ?? {},
    paradas: todo?.paradas ?? {},
  };
}
