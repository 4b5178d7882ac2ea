import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import { grupos } from '@catedra/shared/grupos/collection.ts';
import type { EfectoDeAsignar } from '@catedra/shared/grupos/schemas.ts';
import { and, eq, sql } from 'drizzle-orm';
import { cursosBinding } from '#features/cursos/binding.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { gruposBinding } from '#features/grupos/binding.ts';
import { gruposTable } from '#features/grupos/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';

/** Whom the course would reach through the group, counted before anybody confirms it. */
export async function leerEfectoDeAsignar(
  db: Database,
  actor: Actor,
  grupoId: string,
  cursoId: string,
): Promise<EfectoDeAsignar> {
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
  const [curso] = await db
    .select({ id: cursosTable.id })
    .from(cursosTable)
    .where(and(eq(cursosTable.id, cursoId), scopeSql(cursosBinding, cursos.policy.read(actor))));
  if (!grupo || !curso) throw noEncontrado();

  const { rows } = await db.execute<EfectoDeAsignar & Record<string, unknown>>(sql`
    select exists (select from grupo_cursos where grupo_id = ${grupoId} and curso_id = ${cursoId}) as asignado,
           count(*)::int as miembros, count(x.usuario_id)::int as "yaLoTienen",
           (count(*) - count(x.usuario_id))::int as entran
      from grupo_miembros m
      left join matriculas x on x.usuario_id = m.usuario_id and x.curso_id = ${cursoId}
     where m.grupo_id = ${grupoId}`);
  return rows[0] ?? { asignado: false, miembros: 0, entran: 0, yaLoTienen: 0 };
}
