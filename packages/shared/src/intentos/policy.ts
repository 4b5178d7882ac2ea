import type { Actor } from '#core/actor.ts';
import { alcance, type Scope } from '#core/scope.ts';

/** Whose attempts someone sees, prolongs and annuls. */
export const puedeVerIntentos = (actor: Actor): Scope => alcance(actor, 'intentos:ver');
/** Whom someone watches while they sit an exam, and may write to. */
export const puedeVigilar = (actor: Actor): Scope => alcance(actor, 'intentos:vigilar');
export const puedeAmpliar = (actor: Actor): Scope => alcance(actor, 'intentos:ampliar');
/** Whose marks someone changes by repairing a question. */
export const puedeRecalificar = (actor: Actor): Scope => alcance(actor, 'intentos:recalificar');
export const puedeAnular = (actor: Actor): Scope => alcance(actor, 'intentos:anular');
