import type { Actor } from '#core/actor.ts';
import { alcance, onlyWhere, type Scope } from '#core/scope.ts';

/** Longer than this nobody looks through another's eyes without saying so again. */
export const MINUTOS_VIENDO = 60;

/** Through whose eyes someone may look: active people who can do no more than they can. */
export const alcanceDeVerComo = (actor: Actor): Scope =>
  onlyWhere(alcance(actor, 'usuarios:ver-como', { grupoIds: actor.tutorGrupoIds }), {
    perfil: actor.otorgables,
    estado: 'activo',
    fechaBaja: null,
  });

/** Also in their groups: a tutor of other groups sees people whom whoever looks may not see. */
export const alcanzaTodoLoDe = (actor: Actor, otro: Actor): boolean =>
  otro.permisos.every((permiso) => {
    if (actor.permisos.includes(permiso.replace(/:grupos$/, ''))) return true;
    if (!permiso.endsWith(':grupos') || !actor.permisos.includes(permiso)) return false;
    return otro.tutorGrupoIds.every((grupoId) => actor.tutorGrupoIds.includes(grupoId));
  });
