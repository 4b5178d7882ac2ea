import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { grupos } from '@catedra/shared/grupos/collection.ts';
import type { EfectoDeEliminarGrupo } from '@catedra/shared/grupos/schemas.ts';
import { and, eq, sql } from 'drizzle-orm';
import { gruposBinding } from '#features/grupos/binding.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';
import { gruposTable } from '#features/grupos/table.ts';

/** What would go with the group, counted before anybody confirms it. */
export async function leerEfectoDeEliminar(
  db: Database,
  actor: Actor,
  id: string,
): Promise<EfectoDeEliminarGrupo> {
  const allowed = grupos.policy.delete(actor);
  if (allowed === false) throw sinPermiso();
  const reach = and(
    eq(gruposTable.id, id),
    scopeSql(gruposBinding, grupos.policy.read(actor)),
    scopeSql(gruposBinding, allowed),
  );
  const [grupo] = await db.select({ id: gruposTable.id }).from(gruposTable).where(reach);
  if (!grupo) throw noEncontrado();

  const { rows } = await db.execute<EfectoDeEliminarGrupo & Record<string, unknown>>(sql`
    with solo_por_aqui as (
      select m.usuario_id, gc.curso_id from miembros_vigentes m
        join grupo_cursos gc on gc.grupo_id = m.grupo_id
        join cursos c on c.id = gc.curso_id and c.estado in ('publicado', 'archivado')
       where m.grupo_id = ${id}
         and not exists (select from inscripciones i where i.usuario_id = m.usuario_id and i.curso_id = gc.curso_id)
         and not exists (
           select from miembros_vigentes o
             join grupo_cursos oc on oc.grupo_id = o.grupo_id and oc.curso_id = gc.curso_id
            where o.usuario_id = m.usuario_id and o.grupo_id <> m.grupo_id))
    select (select count(*)::int from grupo_miembros where grupo_id = ${id}) as miembros,
           (select count(*)::int from grupo_tutores where grupo_id = ${id}) as tutores,
           (select count(*)::int from grupo_cursos gc join cursos c on c.id = gc.curso_id
             where gc.grupo_id = ${id} and viva(c.papelera)) as cursos,
           count(distinct s.usuario_id)::int as "pierdenCursos",
           count(distinct a.usuario_id)::int as "conProgreso"
      from solo_por_aqui s left join avance_de_siempre a on a.usuario_id = s.usuario_id and a.curso_id = s.curso_id`);
  return rows[0] ?? { miembros: 0, tutores: 0, cursos: 0, pierdenCursos: 0, conProgreso: 0 };
}
