import type { Actor } from '#core/actor.ts';
import { alcance, type Scope } from '#core/scope.ts';

/** To whom somebody may announce. */
export const puedeAnunciar = (actor: Actor): Scope => alcance(actor, 'avisos:anunciar');

/** Which announcements they write again, withdraw and see read: whoever announces in some groups, their own. */
export function puedeLlevarAnuncios(actor: Actor): Scope {
  const donde = puedeAnunciar(actor);
  return typeof donde === 'boolean' ? donde : [{ autorId: actor.id }];
}
