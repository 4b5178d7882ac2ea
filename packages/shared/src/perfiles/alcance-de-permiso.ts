import { colecciones } from '#colecciones.ts';
import type { Actor } from '#core/actor.ts';
import type { Operation } from '#core/collection.ts';
import { alcance, type Scope } from '#core/scope.ts';
import { puedePublicar } from '#cursos/rules.ts';
import { alcanceDeVerComo } from '#perfiles/ver-como.ts';

const OPERACIONES: Readonly<Record<string, Operation>> = {
  ver: 'read',
  crear: 'create',
  editar: 'update',
  eliminar: 'delete',
};

type PorActor = (actor: Actor) => Scope;
const enSusPersonas =
  (permiso: string): PorActor =>
  (actor) =>
    alcance(actor, permiso, { grupoIds: actor.tutorGrupoIds });
const enSusGrupos =
  (permiso: string): PorActor =>
  (actor) =>
    alcance(actor, permiso, { id: actor.tutorGrupoIds });
const enSusCursos =
  (permiso: string): PorActor =>
  (actor) =>
    alcance(actor, permiso, { cursoId: actor.tutorCursoIds });

/** What is done by commands and reads of their own. */
const ESPECIALES: Readonly<Record<string, PorActor>> = {
  'usuarios:cargar': enSusPersonas('usuarios:cargar'),
  'usuarios:exportar': enSusPersonas('usuarios:exportar'),
  'usuarios:ver-como': alcanceDeVerComo,
  'cursos:publicar': puedePublicar,
  'actividades:calificar': enSusCursos('actividades:calificar'),
  'feedback:responder': enSusCursos('feedback:responder'),
  'reportes:ver': enSusGrupos('reportes:ver'),
  'reportes:exportar': enSusGrupos('reportes:exportar'),
};

/** Where someone may do what a permission names: the very scope that the server checks. */
export function alcanceDePermiso(actor: Actor, permiso: string): Scope {
  const especial = ESPECIALES[permiso];
  if (especial) return especial(actor);
  const [recurso = '', accion = ''] = permiso.split(':');
  const collection = Object.values(colecciones).find(({ nombre }) => nombre === recurso);
  const operation = OPERACIONES[accion];
  return collection && operation ? collection.policy[operation](actor) : alcance(actor, permiso, false);
}
