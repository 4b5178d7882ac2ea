import type { Actor } from '#core/actor.ts';
import { alcance, onlyWhere, type Scope } from '#core/scope.ts';
import { quienNoPuedeMas } from '#perfiles/quien-puede-mas.ts';

/** Longer than this nobody looks through another's eyes without saying so again. */
export const MINUTOS_VIENDO = 60;

/** Through whose eyes someone may look: active people who can do no more than they can. */
export const alcanceDeVerComo = (actor: Actor): Scope =>
  onlyWhere(onlyWhere(alcance(actor, 'usuarios:ver-como'), quienNoPuedeMas(actor)), {
    estado: 'activo',
    fechaBaja: null,
  });
