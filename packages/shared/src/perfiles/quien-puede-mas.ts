import type { Actor } from '#core/actor.ts';
import type { Condition } from '#core/scope.ts';

/**
 * People who can do no more than the actor: not by their profile, nor by holding it in groups that the actor
 * doesn't tutor. Whoever gets hold of an account gets its reach too.
 */
export const quienNoPuedeMas = (actor: Actor): readonly Condition[] => [
  { perfil: actor.otorgablesEnTodo },
  { perfil: actor.otorgables, tutorDe: { dentroDe: actor.tutorGrupoIds } },
];
