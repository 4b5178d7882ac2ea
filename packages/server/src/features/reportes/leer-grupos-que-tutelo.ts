import { GRUPOS_A_LA_VISTA } from '@catedra/shared/reportes/trabajo-cifras.ts';
import type { MiTrabajo } from '@catedra/shared/reportes/trabajo.ts';
import { sql } from 'drizzle-orm';
import { totalesDeCursos } from '#features/cursos/offers.ts';
import { cursoCuenta, enEstadoSql } from '#features/participantes/offers.ts';
import type { Lectura } from '#features/reportes/filtros.ts';
import { enActivoSql } from '#features/usuarios/table.ts';
import type { Database } from '#platform/db/pool.ts';

type Grupos = Pick<MiTrabajo, 'grupos' | 'cuantosGrupos'>;

/**
 * Each group that the reader tutors, and how many of its people stand how in all that they have: late in something, all
 * done, nothing begun or on the way.
 */
export async function leerGruposQueTutelo(db: Database, { actor, now }: Lectura): Promise<Grupos> {
  if (actor.tutorGrupoIds.length === 0) return { grupos: [], cuantosGrupos: 0 };
  const { rows } = await db.execute<Grupos & Record<string, unknown>>(sql`
    with miembros as materialized (
      select m.grupo_id, m.usuario_id from grupo_miembros m join usuarios u on u.id = m.usuario_id and ${enActivoSql(sql`u`)}
       where m.grupo_id = any(${sql.param(actor.tutorGrupoIds)}::uuid[])),
    personas as materialized (
      select a.usuario_id, bool_or(${enEstadoSql('vencido', now)} is true) as tarde, bool_and(a.completada) as todo,
             bool_or(a.completada or a.porcentaje is not null) as empezo, sum(coalesce(a.hechas, 0)) as hechas,
             sum(coalesce(a.total, c.total)) as total
        from matriculas a join (${totalesDeCursos}) c on c.id = a.curso_id
       where a.usuario_id = any(array(select usuario_id from miembros)) and ${cursoCuenta}
       group by a.usuario_id),
    cifras as materialized (
      select g.id, g.nombre, count(*) filter (where p.tarde)::int as vencidas,
             count(*) filter (where not p.tarde and p.todo)::int as "alDia",
             count(*) filter (where not p.tarde and not p.todo and p.empezo)::int as "enCurso",
             count(*) filter (where not p.tarde and not p.empezo)::int as "sinEmpezar",
             count(*) filter (where m.usuario_id is not null and p.usuario_id is null)::int as "sinCursos",
             coalesce(sum(p.hechas), 0)::int as hechas, coalesce(sum(p.total), 0)::int as total
        from grupos g left join miembros m on m.grupo_id = g.id left join personas p on p.usuario_id = m.usuario_id
       where g.id = any(${sql.param(actor.tutorGrupoIds)}::uuid[]) and g.estado = 'activo'
       group by g.id, g.nombre)
    select (select count(*)::int from cifras) as "cuantosGrupos", (
      select coalesce(json_agg(f), '[]') from (
        select * from cifras order by vencidas desc, nombre, id limit ${GRUPOS_A_LA_VISTA}) f) as grupos`);
  return rows[0] as Grupos;
}
