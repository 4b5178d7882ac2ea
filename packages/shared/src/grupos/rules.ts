import type { Actor } from '#core/actor.ts';
import { abarca, alcanceDe, type Permiso, type Recurso } from '#core/permisos.ts';
import { enTodo, soloEnSusGrupos } from '#perfiles/permisos.ts';

const SOBRE_PERSONAS: readonly Recurso[] = ['usuarios', 'progreso', 'reportes', 'actividades'];
const SOBRE_CURSOS: readonly Recurso[] = ['cursos', 'actividades', 'evaluaciones', 'feedback'];

const ampliaSuAlcance = (actor: Actor, grupoId: string, recursos: readonly Recurso[]): boolean =>
  actor.tutorGrupoIds.includes(grupoId) &&
  soloEnSusGrupos(actor.permisos).some((accion) =>
    recursos.some((recurso) => accion.startsWith(`${recurso}:`)),
  );

/** Whoever commands in their groups alone doesn't pull strangers into them. */
export const puedeTraerPersona = (actor: Actor, grupoId: string, susGrupos: readonly string[]): boolean =>
  !ampliaSuAlcance(actor, grupoId, SOBRE_PERSONAS) ||
  susGrupos.some((suyo) => actor.tutorGrupoIds.includes(suyo));

/** Nor courses that are not theirs already. */
export const puedeTraerCurso = (actor: Actor, grupoId: string, cursoId: string): boolean =>
  !ampliaSuAlcance(actor, grupoId, SOBRE_CURSOS) || actor.tutorCursoIds.includes(cursoId);

/** Nobody opens a group to someone's permissions beyond the ones they have there themselves. */
export function puedeNombrarTutor(
  actor: Actor,
  grupoId: string,
  permisosDelTutor: readonly Permiso[],
): boolean {
  const tengo = actor.tutorGrupoIds.includes(grupoId) ? actor.permisos : enTodo(actor.permisos);
  return soloEnSusGrupos(permisosDelTutor).every((accion) => abarca(alcanceDe(tengo, accion), 'grupos'));
}
