import type { Actor } from '#core/actor.ts';
import { alcance, matches, type Scope } from '#core/scope.ts';
import { puedeEditarPreguntas } from '#preguntas/policy.ts';

/** Where somebody may look into a file of questions, by the course of the folder it is for. */
export const puedeImportarPreguntas = (actor: Actor): Scope => alcance(actor, 'preguntas:importar');

/** Where its questions may be written: what comes is theirs to edit too. */
export const puedeTraerAhi = (actor: Actor, cursoId: string | null): boolean =>
  [puedeImportarPreguntas(actor), puedeEditarPreguntas(actor)].every((scope) => matches(scope, { cursoId }));
