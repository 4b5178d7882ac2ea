import type { Actor } from '#core/actor.ts';
import { alcance, type Scope } from '#core/scope.ts';

/** A picture is of the whole academy: whoever takes one takes it of everybody. */
export const puedeFotografiar = (actor: Actor): Scope => alcance(actor, 'reportes:fotografiar');
