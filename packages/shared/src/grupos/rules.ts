import type { Actor } from '#core/actor.ts';
import { conImplicitos } from '#perfiles/permisos.ts';

const SOBRE_PERSONAS = ['usuarios', 'progreso', 'reportes', 'actividades'];
const SOBRE_CURSOS = ['cursos', 'actividades', 'evaluaciones', 'feedback'];

/** Permissions held in one's own groups and nowhere else. */
const limitados = (permisos: readonly string[]): string[] =>
  permisos.filter(
    (permiso) => permiso.endsWith(':grupos') && !permisos.includes(permiso.replace(/:grupos$/, '')),
  );

const ampliaSuAlcance = (actor: Actor, grupoId: string, recursos: readonly string[]): boolean =>
  actor.tutorGrupoIds.includes(grupoId) &&
  limitados(actor.permisos).some((permiso) => recursos.includes(permiso.split(':')[0] ?? ''));

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
  permisosDelTutor: readonly string[],
): boolean {
  const propios = actor.tutorGrupoIds.includes(grupoId)
    ? actor.permisos
    : actor.permisos.filter((permiso) => !permiso.endsWith(':grupos'));
  const tengo = new Set(conImplicitos(propios));
  return limitados(permisosDelTutor).every((permiso) => tengo.has(permiso));
}
