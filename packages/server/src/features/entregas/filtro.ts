import type { Actor } from '@catedra/shared/core/actor.ts';
import { calificaA } from '@catedra/shared/entregas/policy.ts';
import type { FiltroDeCola } from '@catedra/shared/entregas/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import { deSusGrupos } from '#features/entregas/alcance.ts';
import { QUIEN } from '#features/entregas/queries.ts';
import { hasWords } from '#platform/db/search.ts';

/** Whoever marks in their groups alone looks at no other: it would tell them who of theirs is in it. */
function delGrupo(actor: Actor, grupoId: string): SQL {
  if (calificaA(actor) === 'sus grupos' && !actor.tutorGrupoIds.includes(grupoId)) return sql`false`;
  return sql`exists (select from miembros_vigentes m where m.usuario_id = e.usuario_id and m.grupo_id = ${grupoId})`;
}

/** Those `e` of persons `u` and activities `a` that someone looks at. */
export function lasQueMira(
  actor: Actor,
  { cursoId, actividadId, preguntaId, usuarioId, grupoId, mias, buscar = '' }: FiltroDeCola,
): SQL {
  const partes = [
    hasWords(
      sql`llano(case when e.ciega then '' else u.nombre || ' ' || u.apellidos || ' ' end || a.titulo)`,
      buscar,
    ),
    ...(cursoId ? [sql`e.curso_id = ${cursoId}`] : []),
    ...(actividadId ? [sql`e.actividad_id = ${actividadId}`] : []),
    ...(preguntaId ? [sql`e.pregunta_id = ${preguntaId}`] : []),
    ...(usuarioId ? [sql`${QUIEN} = ${usuarioId}`] : []),
    ...(grupoId ? [delGrupo(actor, grupoId)] : []),
    ...(mias ? [deSusGrupos(actor)] : []),
  ];
  return sql.join(partes, sql` and `);
}

/** Whose those `e` are and of what, for what is asked of them. */
export const DE_QUIEN_Y_DE_QUE = sql`join usuarios u on u.id = e.usuario_id join actividades a on a.id = e.actividad_id`;

/** The order in which they are marked: the oldest first, and of one attempt by the place of the question. */
export const CLAVE = sql`e.entregada_en, e.id, coalesce(e.lugar, -1)`;
