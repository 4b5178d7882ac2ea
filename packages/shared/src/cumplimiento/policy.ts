import type { Actor } from '#core/actor.ts';
import type { Accion } from '#core/permisos.ts';
import { alcance, type Scope } from '#core/scope.ts';

/** What is decided of the dates of people. */
export type AccionDePlazos = Extract<Accion, `plazos:${string}`>;

/** Whose dates someone puts off, whom they excuse from a course, and for whom they open another round. */
export const puedeProrrogar = (actor: Actor): Scope => alcance(actor, 'plazos:prorrogar');
export const puedeEximir = (actor: Actor): Scope => alcance(actor, 'plazos:eximir');
export const puedeRenovar = (actor: Actor): Scope => alcance(actor, 'plazos:renovar');

/** The courses in which they do it: all, or those of their groups. */
export const cursosDonde = (actor: Actor, accion: AccionDePlazos): Scope => alcance(actor, accion, 'curso');
