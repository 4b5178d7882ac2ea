import { type SQL, sql } from 'drizzle-orm';
import { totalesDeCursos } from '#features/cursos/offers.ts';
import { cursoCuenta, enEstadoSql } from '#features/participantes/offers.ts';
import { enActivoSql } from '#features/usuarios/table.ts';

/**
 * `casillas`, after `with`: of each of these groups, how many of its people stand how in all that they have: late in
 * something, all done, nothing begun or on the way. Each person who can act is in one, or has no course.
 */
export const casillasSql = (grupoIds: SQL, now: Date): SQL => sql`
  miembros as materialized (
    select m.grupo_id, m.usuario_id from grupo_miembros m join usuarios u on u.id = m.usuario_id and ${enActivoSql(sql`u`)}
     where m.grupo_id = any(${grupoIds})),
  personas as materialized (
    select a.usuario_id, bool_or(${enEstadoSql('vencido', now)} is true) as tarde, bool_and(a.completada) as todo,
           bool_or(a.completada or a.porcentaje is not null) as empezo, sum(coalesce(a.hechas, 0)) as hechas,
           sum(coalesce(a.total, c.total)) as total
      from matriculas a join (${totalesDeCursos}) c on c.id = a.curso_id
     where a.usuario_id = any(array(select usuario_id from miembros)) and ${cursoCuenta}
     group by a.usuario_id),
  casillas as materialized (
    select g.id as grupo_id, count(*) filter (where p.tarde)::int as vencidas,
           count(*) filter (where not p.tarde and p.todo)::int as "alDia",
           count(*) filter (where not p.tarde and not p.todo and p.empezo)::int as "enCurso",
           count(*) filter (where not p.tarde and not p.empezo)::int as "sinEmpezar",
           count(*) filter (where m.usuario_id is not null and p.usuario_id is null)::int as "sinCursos",
           coalesce(sum(p.hechas), 0)::int as hechas, coalesce(sum(p.total), 0)::int as total
      from unnest(${grupoIds}) g (id) left join miembros m on m.grupo_id = g.id left join personas p on p.usuario_id = m.usuario_id
     group by g.id)`;
