import { type Actor, calificaA, sinPermiso } from '@catedra/shared';
import { type SQL, sql } from 'drizzle-orm';

const deSusGrupos = ({ tutorGrupoIds }: Actor): SQL => sql`exists (
  select from grupo_miembros m join grupo_cursos gc on gc.grupo_id = m.grupo_id
    join grupos g on g.id = m.grupo_id and g.estado = 'activo'
   where m.usuario_id = e.usuario_id and gc.curso_id = e.curso_id
     and m.grupo_id = any(${sql.param(tutorGrupoIds)}::uuid[]))`;

/** The hand-ins `e` that someone may read and mark; whoever marks nothing is refused. */
export function lasQueCalifica(actor: Actor): SQL {
  const aQuien = calificaA(actor);
  if (aQuien === 'nadie') throw sinPermiso();
  const entregadas = sql`e.estado <> 'borrador'`;
  return aQuien === 'todos' ? entregadas : sql`${entregadas} and ${deSusGrupos(actor)}`;
}
