import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { Scope } from '@catedra/shared/core/scope.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { cursosBinding } from '#features/cursos/binding.ts';
import { participaciones } from '#features/cursos/offers.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { vencimientoSql } from '#features/participantes/asignaciones.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import { hasWords } from '#platform/db/search.ts';

/**
 * One row for each person of the course, with the aliases of the reports: `usuarios`, the course in `c`, since when,
 * through which groups and when it is due in `a`, how it goes in `v`, the last reminder in `n`.
 */
export const origenSql = (cursoId: string, zona: string): SQL => sql`
  from (
    select via.usuario_id, via.curso_id, min(via.desde) as desde, bool_or(via.grupo_id is null) as por_nombre,
           array_remove(array_agg(via.grupo_id), null) as grupo_ids,
           coalesce((select p.vence_en from prorrogas p where p.usuario_id = via.usuario_id and p.curso_id = via.curso_id),
             ${vencimientoSql(zona)}) as vence_en
      from (${participaciones(cursoId)}) via join usuarios on usuarios.id = via.usuario_id
     group by via.usuario_id, via.curso_id, usuarios.id) a
  join usuarios on usuarios.id = a.usuario_id
  join cursos c on c.id = a.curso_id
  left join curso_avance v on v.usuario_id = a.usuario_id and v.curso_id = a.curso_id
  left join prorrogas r on r.usuario_id = a.usuario_id and r.curso_id = a.curso_id
  left join recordatorios n on n.usuario_id = a.usuario_id and n.curso_id = a.curso_id`;

const NOMBRE = sql`llano(usuarios.nombre || ' ' || usuarios.apellidos)`;

/** Those within the scope who answer the question. */
export const quienesSql = (scope: Scope, buscar = ''): SQL =>
  sql`usuarios.fecha_baja is null and ${scopeSql(usuariosBinding, scope) ?? sql`true`} and ${hasWords(NOMBRE, buscar)}`;

/** The course, if the actor may see it. */
export async function cursoVisible(db: Database | Tx, actor: Actor, cursoId: string) {
  const visible = and(eq(cursosTable.id, cursoId), scopeSql(cursosBinding, cursos.policy.read(actor)));
  const [curso] = await db
    .select({ id: cursosTable.id, titulo: cursosTable.titulo, estado: cursosTable.estado })
    .from(cursosTable)
    .where(visible);
  if (!curso) throw noEncontrado();
  return curso;
}
