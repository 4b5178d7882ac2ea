import { sinPermiso } from '@catedra/shared/core/errors.ts';
import type { Scope } from '@catedra/shared/core/scope.ts';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { totalDelCurso } from '#features/cursos/offers.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';

/** Reports speak of people who can act: neither suspended nor gone, within every one of these scopes. */
export function personasSql(...scopes: readonly Scope[]): SQL {
  if (scopes.includes(false)) throw sinPermiso();
  const within = scopes.map((scope) => scopeSql(usuariosBinding, scope));
  return and(eq(usuariosTable.estado, 'activo'), isNull(usuariosTable.fechaBaja), ...within) ?? sql`false`;
}

/** Every way in which people have a course, by name or through an active group; `quien` narrows whose. */
export const vias = (quien: (usuarioId: SQL) => SQL): SQL => sql`
  select i.usuario_id, i.curso_id, i.desde, i.vence_en, null::int as vence_en_dias
    from inscripciones i where ${quien(sql`i.usuario_id`)}
  union all
  select m.usuario_id, gc.curso_id, greatest(m.desde, gc.desde), gc.vence_en, gc.vence_en_dias
    from grupo_miembros m
    join grupos g on g.id = m.grupo_id and g.estado = 'activo'
    join grupo_cursos gc on gc.grupo_id = m.grupo_id
   where ${quien(sql`m.usuario_id`)}`;

// Intl knows names that PostgreSQL does not, and one unknown name would break the report of everyone.
const AREAS = '^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)/';

const zonaSql = (academia: string): SQL =>
  sql`case when ${usuariosTable.zonaHoraria} ~* ${AREAS} then ${usuariosTable.zonaHoraria} else ${academia} end`;

/** `vencimientoDe` in SQL, over the rows of `via`: a test holds both to the same answers. */
export function vencimientoSql(academia: string): SQL {
  const zona = zonaSql(academia);
  return sql`min(coalesce(via.vence_en,
    ((via.desde at time zone ${zona})::date + via.vence_en_dias + time '23:59:59') at time zone ${zona}))`;
}

/** A date given to one person alone wins over any other. */
const conProrroga = (vencimiento: SQL): SQL => sql`coalesce((select p.vence_en from prorrogas p
  where p.usuario_id = ${usuariosTable.id} and p.curso_id = via.curso_id), ${vencimiento})`;

/** Drafts are nobody's yet; what was archived stays as it ended. */
export const cursoCuenta = sql`c.estado in ('publicado', 'archivado')`;

/** The same words as `ESTADOS_AVANCE`; nobody is late in a course that can't be done any more. */
export const estadoSql = (now: Date): SQL => sql`case
  when v.porcentaje = 100 then 'completado'
  when c.estado = 'publicado' and a.vence_en < ${now.toISOString()} then 'vencido'
  when v.usuario_id is not null then 'en_curso'
  else 'sin_empezar' end`;

/** Progress is kept for whoever began; for the others the course counts the same activities. */
export const totalSql = sql`coalesce(v.total, ${totalDelCurso(sql`c.id`)})`;

const DIA = 86_400_000;

/** Not done yet and due within seven days from now. */
export const proximoSql = (
  now: Date,
): SQL => sql`(c.estado = 'publicado' and v.porcentaje is distinct from 100
  and a.vence_en >= ${now.toISOString()} and a.vence_en < ${new Date(now.getTime() + 7 * DIA).toISOString()})`;

/** Person by person: a page stops at its limit, and few people cost little. */
const personaAPersona = (zona: string): SQL => sql`usuarios
  cross join lateral (
    select via.curso_id, ${conProrroga(vencimientoSql(zona))} as vence_en
      from (${vias((usuarioId) => sql`${usuarioId} = ${usuariosTable.id}`)}) via group by via.curso_id) a`;

/** Everyone at once: for what must look at the whole academy, whatever it finds. */
const todosALaVez = (zona: string): SQL => sql`(
    select ${usuariosTable.id} as usuario_id, via.curso_id, ${conProrroga(vencimientoSql(zona))} as vence_en
      from usuarios join (${vias(() => sql`true`)}) via on via.usuario_id = ${usuariosTable.id}
     group by ${usuariosTable.id}, via.curso_id) a
  join usuarios on ${usuariosTable.id} = a.usuario_id`;

/** The rows of every report, one for each person and course: `usuarios`, `c`, when it is due in `a`, how it goes in `v`. */
export const origenSql = (zona: string, entera: boolean): SQL => sql`
  from ${entera ? todosALaVez(zona) : personaAPersona(zona)}
  join cursos c on c.id = a.curso_id
  left join curso_avance v on v.usuario_id = ${usuariosTable.id} and v.curso_id = a.curso_id`;
