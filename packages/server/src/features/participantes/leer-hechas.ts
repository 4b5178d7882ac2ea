import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { aQuienSigue } from '@catedra/shared/participantes/rules.ts';
import type { HechasPorActividad } from '@catedra/shared/participantes/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import { caminoSql } from '#features/participantes/camino.ts';
import { cursoVisible, quienesSql } from '#features/participantes/origen.ts';
import type { Database } from '#platform/db/pool.ts';

/** What does not repeat is done for whoever completed it, in whichever round. */
const deAntesSql = (cursoId: string): SQL => sql`
  select p.usuario_id, p.actividad_id, p.estado from actividades t
    cross join lateral (
      select usuario_id, actividad_id, estado from progreso_guardado where actividad_id = t.id and estado = 'completada'
      union all
      select usuario_id, actividad_id, estado from progreso_pasado where actividad_id = t.id and estado = 'completada') p
   where t.curso_id = ${cursoId} and t.no_se_repite and t.obligatoria and alguna_se_repite(t.curso_id)`;

/** How many take a course, how many of them did each activity and how many stopped at it: the people of its list. */
export async function leerHechas(db: Database, actor: Actor, cursoId: string): Promise<HechasPorActividad> {
  const scope = aQuienSigue(actor);
  if (scope === false) throw sinPermiso();
  await cursoVisible(db, actor, cursoId);
  return contarHechas(db, cursoId, quienesSql(scope));
}

/** The same of some of `usuarios`, whoever they are. */
export async function contarHechas(
  db: Database,
  cursoId: string,
  quienes: SQL | undefined,
): Promise<HechasPorActividad> {
  const { rows } = await db.execute<{
    personas: number;
    por_actividad: Record<string, number> | null;
    empezadas: Record<string, number> | null;
    paradas: Record<string, number> | null;
  }>(sql`
    with suyas as materialized (
      select a.usuario_id from matriculas a join usuarios on usuarios.id = a.usuario_id
       where a.curso_id = ${cursoId} and ${quienes ?? sql`true`}),
    -- Each activity is a bit: what a person did is one text of bits, and many people have the same.
    sitio as materialized (
      select t.id, (row_number() over (order by t.id))::int - 1 as n, repeat('0', count(*) over ()::int)::varbit as nada
        from actividades t where t.curso_id = ${cursoId} and viva(t.papelera)),
    marca as materialized (select id, n, set_bit(nada, n, 1) as suya from sitio),
    camino as materialized (
      select c.id, m.n, d.n as antes from (${caminoSql(cursoId)}) c
        join marca m on m.id = c.id left join marca d on d.id = c.anterior),
    quien as (
      select p.usuario_id, bit_or(m.suya) filter (where p.estado = 'completada') as hechas,
             bit_or(m.suya) filter (where p.estado = 'en_curso') as empezadas
        from (select usuario_id, actividad_id, estado from progreso where curso_id = ${cursoId} union all ${deAntesSql(cursoId)}) p
        join marca m on m.id = p.actividad_id group by p.usuario_id),
    exentas as (
      select x.usuario_id, bit_or(m.suya) as exentas from excepciones x join marca m on m.id = x.actividad_id
       where x.curso_id = ${cursoId} and x.hasta is null group by x.usuario_id),
    iguales as materialized (
      select hechas, empezadas, exentas, count(*)::int as personas
        from suyas left join quien using (usuario_id) left join exentas using (usuario_id) group by 1, 2, 3),
    cada as (
      select m.id, sum(personas * get_bit(hechas, n))::int as hechas,
             sum(personas * case when get_bit(hechas, n) = 1 then 0 else get_bit(empezadas, n) end)::int as empezadas
        from marca m cross join iguales group by m.id),
    paran as (
      select c.id, sum(personas)::int as personas from camino c cross join iguales
       where (antes is null or get_bit(hechas, antes) = 1)
         and coalesce(get_bit(hechas, n), 0) = 0 and coalesce(get_bit(exentas, n), 0) = 0 group by c.id)
    select (select count(*)::int from suyas) as personas,
           (select json_object_agg(id, hechas) from cada where hechas > 0) as por_actividad,
           (select json_object_agg(id, empezadas) from cada where empezadas > 0) as empezadas,
           (select json_object_agg(id, personas) from paran) as paradas`);
  const [todo] = rows;
  return {
    personas: todo?.personas ?? 0,
    porActividad: todo?.por_actividad ?? {},
    empezadas: todo?.empezadas ?? {},
    paradas: todo?.paradas ?? {},
  };
}
