import type { Actor } from '#core/actor.ts';
import { alcance, type Scope } from '#core/scope.ts';

/** Whose standing accommodation someone sees, with its reason, and changes. */
export const puedeVerAdaptaciones = (actor: Actor): Scope => alcance(actor, 'adaptaciones:ver');
export const puedeEditarAdaptaciones = (actor: Actor): Scope => alcance(actor, 'adaptaciones:editar');
