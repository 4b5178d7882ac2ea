import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { aQuienSigue } from '@catedra/shared/participantes/rules.ts';
import type { HechasPorActividad } from '@catedra/shared/participantes/schemas.ts';
import { sql } from 'drizzle-orm';
import { cursoVisible, quienesSql } from '#features/participantes/origen.ts';
import type { Database } from '#platform/db/pool.ts';

/** How many take a course and how many of them did each activity: the same people as its list of participants. */
export async function leerHechas(db: Database, actor: Actor, cursoId: string): Promise<HechasPorActividad> {
  const scope = aQuienSigue(actor);
  if (scope === false) throw sinPermiso();
  await cursoVisible(db, actor, cursoId);
  const { rows } = await db.execute<{
    personas: number;
    por_actividad: Record<string, number> | null;
    empezadas: Record<string, number> | null;
  }>(sql`
    with suyas as materialized (
      select a.usuario_id from matriculas a join usuarios on usuarios.id = a.usuario_id
       where a.curso_id = ${cursoId} and ${quienesSql(scope)}),
    cada as (
      select p.actividad_id, count(*) filter (where p.estado = 'completada')::int as hechas,
             count(*) filter (where p.estado = 'en_curso')::int as empezadas
        from progreso p join actividades on actividades.id = p.actividad_id and actividades.papelera is null
       where p.curso_id = ${cursoId} and p.usuario_id in (select usuario_id from suyas)
       group by p.actividad_id)
    select (select count(*)::int from suyas) as personas,
           (select json_object_agg(actividad_id, hechas) from cada where hechas > 0) as por_actividad,
           (select json_object_agg(actividad_id, empezadas) from cada where empezadas > 0) as empezadas`);
  const [todo] = rows;
  return {
    personas: todo?.personas ?? 0,
    porActividad: todo?.por_actividad ?? {},
    empezadas: todo?.empezadas ?? {},
  };
}
