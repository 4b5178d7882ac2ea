import type { Actor } from '#core/actor.ts';
import { alcance } from '#core/scope.ts';

/** Whoever edits every account decides how accounts are. */
export const cambiaAjustes = (actor: Actor): boolean => alcance(actor, 'usuarios:editar') === true;
