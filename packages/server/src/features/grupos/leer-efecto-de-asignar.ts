import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import { grupos } from '@catedra/shared/grupos/collection.ts';
import type { EfectoDeAsignar, EfectoDeAsignarVarios } from '@catedra/shared/grupos/schemas.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { cursosBinding } from '#features/cursos/binding.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { alDiaSql } from '#features/grupos/al-dia.ts';
import { gruposBinding } from '#features/grupos/binding.ts';
import { gruposTable } from '#features/grupos/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';

/** The group may be filled and the courses seen by whoever asks, all of them. */
async function exigir(
  db: Database,
  actor: Actor,
  grupoId: string,
  cursoIds: readonly string[],
): Promise<void> {
  const allowed = grupos.policy.update(actor);
  if (allowed === false) throw sinPermiso();
  const [grupo] = await db
    .select({ id: gruposTable.id })
    .from(gruposTable)
    .where(
      and(
        eq(gruposTable.id, grupoId),
        scopeSql(gruposBinding, grupos.policy.read(actor)),
        scopeSql(gruposBinding, allowed),
      ),
    );
  const vistos = await db
    .select({ id: cursosTable.id })
    .from(cursosTable)
    .where(and(inArray(cursosTable.id, [...cursoIds]), scopeSql(cursosBinding, cursos.policy.read(actor))));
  if (!grupo || vistos.length < cursoIds.length) throw noEncontrado();
}

type DeUno = EfectoDeAsignarVarios['porCurso'][number];

interface Fila extends Omit<DeUno, 'cursoId'>, Record<string, unknown> {
  /** Null in the row that counts everyone once. */
  readonly cursoId: string | null;
  readonly miembros: number;
}

/** Whom these courses would reach through the group, counted before anybody confirms it. */
export async function leerEfectoDeAsignarVarios(
  db: Database,
  actor: Actor,
  grupoId: string,
  pedidos: readonly string[],
): Promise<EfectoDeAsignarVarios> {
  const cursoIds = [...new Set(pedidos)];
  await exigir(db, actor, grupoId, cursoIds);
  const { rows } = await db.execute<Fila>(sql`
    with pares as (
      select c.id as curso_id, c.asignado, m.usuario_id, x.usuario_id is not null as lo_tiene,
             ${alDiaSql(sql`u`, sql`c.id`)} as al_dia
        from (select id, exists (select from grupo_cursos g where g.grupo_id = ${grupoId} and g.curso_id = id) as asignado
                from unnest(${sql.param(cursoIds)}::uuid[]) as pedido (id)) c
        left join (grupo_miembros m join usuarios u on u.id = m.usuario_id) on m.grupo_id = ${grupoId}
        left join matriculas x on x.usuario_id = m.usuario_id and x.curso_id = c.id)
    select curso_id as "cursoId", coalesce(bool_or(asignado), false) as asignado,
           count(distinct usuario_id)::int as miembros,
           count(distinct usuario_id) filter (where not lo_tiene and (curso_id is not null or not asignado))::int as entran,
           (count(*) filter (where lo_tiene))::int as "yaLoTienen", (count(*) filter (where al_dia))::int as "alDia"
      from pares group by grouping sets ((curso_id), ())`);
  const todas = rows.find(({ cursoId }) => cursoId === null);
  return {
    miembros: todas?.miembros ?? 0,
    entran: todas?.entran ?? 0,
    porCurso: rows.flatMap(({ cursoId, asignado, entran, yaLoTienen, alDia }) =>
      cursoId === null ? [] : [{ cursoId, asignado, entran, yaLoTienen, alDia }],
    ),
  };
}

/** The same of one alone. */
export async function leerEfectoDeAsignar(
  db: Database,
  actor: Actor,
  grupoId: string,
  cursoId: string,
): Promise<EfectoDeAsignar> {
  const { miembros, porCurso } = await leerEfectoDeAsignarVarios(db, actor, grupoId, [cursoId]);
  const [uno] = porCurso;
  if (!uno) throw noEncontrado();
  const { asignado, entran, yaLoTienen, alDia } = uno;
  return { asignado, miembros, entran, yaLoTienen, alDia };
}
