import type { Actor } from '#core/actor.ts';
import { alcance, type Scope } from '#core/scope.ts';

/** Whose opinions someone answers. */
export const puedeResponder = (actor: Actor): Scope => alcance(actor, 'feedback:responder');
