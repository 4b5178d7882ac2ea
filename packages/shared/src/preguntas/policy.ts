import type { Actor } from '#core/actor.ts';
import { alcance, type Scope } from '#core/scope.ts';

/** Which questions someone sees, by the course of their folder; those of the academy have none. */
export const puedeVerPreguntas = (actor: Actor): Scope => alcance(actor, 'preguntas:ver');
export const puedeEditarPreguntas = (actor: Actor): Scope => alcance(actor, 'preguntas:editar');
