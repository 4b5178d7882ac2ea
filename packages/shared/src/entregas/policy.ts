import type { Actor } from '#core/actor.ts';
import { alcance } from '#core/scope.ts';

/** Whose work someone marks: everybody's, that of the people of their groups in the groups' courses, or nobody's. */
export function calificaA(actor: Actor): 'todos' | 'sus grupos' | 'nadie' {
  const scope = alcance(actor, 'actividades:calificar');
  if (typeof scope !== 'boolean') return 'sus grupos';
  return scope ? 'todos' : 'nadie';
}
