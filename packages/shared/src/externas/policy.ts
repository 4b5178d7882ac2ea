import { puedeEmitir, puedeVerCertificados } from '#certificados/policy.ts';
import type { Actor } from '#core/actor.ts';

/** Whoever may record that somebody did something elsewhere chooses among the entries of the catalogue. */
export const puedeRegistrarExternas = (actor: Actor): boolean =>
  puedeVerCertificados(actor) !== false && puedeEmitir(actor) !== false;

/** The catalogue is the academy's: it is written by whoever records of everybody. */
export const puedeEscribirCatalogo = (actor: Actor): boolean => puedeEmitir(actor) === true;
