import type { Actor } from '#core/actor.ts';

/** Whose work someone marks: everybody's, that of the people of their groups in the groups' courses, or nobody's. */
export function calificaA(actor: Actor): 'todos' | 'sus grupos' | 'nadie' {
  if (actor.permisos.includes('actividades:calificar')) return 'todos';
  return actor.permisos.includes('actividades:calificar:grupos') ? 'sus grupos' : 'nadie';
}
