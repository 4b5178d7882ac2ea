import type { Actor } from '#core/actor.ts';
import { alcance, type Scope } from '#core/scope.ts';

/** Who reads what left by mail, and has what did not arrive tried again. */
export const llevaElCorreo = (actor: Actor): Scope => alcance(actor, 'avisos:correo');

/** Who changes what mails say. */
export const escribePlantillas = (actor: Actor): Scope => alcance(actor, 'avisos:plantillas');
