import type { Actor } from '#core/actor.ts';
import { alcance, type Scope } from '#core/scope.ts';

/** Whose attempts someone sees, prolongs and annuls. */
export const puedeVerIntentos = (actor: Actor): Scope => alcance(actor, 'intentos:ver');
export const puedeAmpliar = (actor: Actor): Scope => alcance(actor, 'intentos:ampliar');
export const puedeAnular = (actor: Actor): Scope => alcance(actor, 'intentos:anular');
