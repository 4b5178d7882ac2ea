import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import type { Factor } from '@catedra/shared/evaluaciones/efectivo.ts';
import { puedeVerAdaptaciones } from '@catedra/shared/evaluaciones/policy.ts';
import type { ExcepcionDeEvaluacion } from '@catedra/shared/evaluaciones/schemas.ts';
import { puedeAmpliar } from '@catedra/shared/intentos/policy.ts';
import type { Scope } from '@catedra/shared/core/scope.ts';
import { type SQL, sql } from 'drizzle-orm';
import { leerParaAutor } from '#features/evaluaciones/alcance.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** People `u` whose groups a scope reaches. */
function alcanzaA(actor: Actor, scope: Scope): SQL {
  if (typeof scope === 'boolean') return scope ? sql`true` : sql`false`;
  return sql`exists (select from grupo_miembros gm where gm.usuario_id = u.id
    and gm.grupo_id = any(${sql.param(actor.tutorGrupoIds)}::uuid[]))`;
}

const alcanzaAlGrupo = (actor: Actor, scope: Scope): SQL =>
  scope === true ? sql`true` : sql`g.id = any(${sql.param(actor.tutorGrupoIds)}::uuid[])`;

/** The exceptions `x` of an evaluation that reach whom the actor may prolong. */
export async function consultaDeExcepciones(
  db: Database | Tx,
  actor: Actor,
  where: SQL,
): Promise<ExcepcionDeEvaluacion[]> {
  const scope = puedeAmpliar(actor);
  if (scope === false) throw sinPermiso();
  const { rows } = await db.execute<ExcepcionDeEvaluacion & Record<string, unknown>>(sql`
    select x.id, x.cambios, x.motivo, ${isoSql(sql`x.en`)} as en, coalesce(trim(q.nombre || ' ' || q.apellidos), '') as por,
           case when u.id is not null
             then json_build_object('id', u.id, 'nombre', u.nombre, 'apellidos', u.apellidos) end as usuario,
           case when g.id is not null then json_build_object('id', g.id, 'nombre', g.nombre, 'personas', (
             select count(*)::int from grupo_miembros m where m.grupo_id = g.id)) end as grupo,
           (select coalesce(json_agg(json_build_object('nombre', m.nombre, 'cambios', y.cambios) order by m.nombre), '[]')
              from evaluacion_excepciones y join miembros_vigentes m on m.grupo_id = y.grupo_id and m.usuario_id = u.id
             where y.evaluacion_id = x.evaluacion_id) as "susGrupos"
      from evaluacion_excepciones x
      left join usuarios u on u.id = x.usuario_id left join grupos g on g.id = x.grupo_id
      left join usuarios q on q.id = x.por
     where ${where} and (case when u.id is not null then ${alcanzaA(actor, scope)} else ${alcanzaAlGrupo(actor, scope)} end)
     order by x.grupo_id is null, u.apellidos, u.nombre, x.id`);
  return rows;
}

interface Adaptada {
  readonly id: string;
  readonly nombre: string;
  readonly apellidos: string;
  readonly factor: Factor;
}

/** To whom the rules of an evaluation change, and who has an accommodation among its people, never why. */
export async function leerExcepciones(
  db: Database,
  actor: Actor,
  id: string,
): Promise<{ excepciones: ExcepcionDeEvaluacion[]; adaptadas: Adaptada[] | null }> {
  const { cursoId } = await leerParaAutor(db, actor, id);
  const excepciones = await consultaDeExcepciones(db, actor, sql`x.evaluacion_id = ${id}`);
  const ve = puedeVerAdaptaciones(actor);
  if (ve === false) return { excepciones, adaptadas: null };
  const { rows } = await db.execute<Adaptada & Record<string, unknown>>(sql`
    select u.id, u.nombre, u.apellidos, a.factor
      from adaptaciones a join usuarios u on u.id = a.usuario_id
      join matriculas m on m.usuario_id = u.id and m.curso_id = ${cursoId}
     where ${alcanzaA(actor, ve)} order by u.apellidos, u.nombre, u.id`);
  return { excepciones, adaptadas: rows };
}
