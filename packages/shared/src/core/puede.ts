import type { Actor } from '#core/actor.ts';
import type { Accion } from '#core/permisos.ts';

/** Held for the whole academy. Like `puede` it needs no list of permissions, which every page would have to load. */
export const puedeEnTodo = ({ permisos }: Pick<Actor, 'permisos'>, accion: Accion): boolean =>
  permisos.includes(accion);

/** Held somewhere: everywhere, or only in the groups they tutor or of the people they answer for. */
export const puede = (actor: Pick<Actor, 'permisos'>, accion: Accion): boolean =>
  puedeEnTodo(actor, accion) ||
  actor.permisos.some((permiso) => permiso === `${accion}:grupos` || permiso === `${accion}:equipo`);
