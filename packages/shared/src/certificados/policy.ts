import type { Actor } from '#core/actor.ts';
import { alcance, type Scope } from '#core/scope.ts';

/** Whose certificates someone sees, issues and withdraws; one's own need no permission. */
export const puedeVerCertificados = (actor: Actor): Scope => alcance(actor, 'certificados:ver');
export const puedeEmitir = (actor: Actor): Scope => alcance(actor, 'certificados:emitir');
/** The courses of which someone issues what is missing: all, or those of their groups. */
export const cursosDondeEmite = (actor: Actor): Scope => alcance(actor, 'certificados:emitir', 'curso');
export const puedeRetirar = (actor: Actor): Scope => alcance(actor, 'certificados:retirar');
/** The groups by which someone narrows the register: all, or those that they tutor. */
export const gruposDelRegistro = (actor: Actor): Scope => alcance(actor, 'certificados:ver', 'grupo');

/** Designs, signatures and keys are the academy's. */
export const puedeDisenar = (actor: Actor): Scope => alcance(actor, 'certificados:disenar');
/** Whoever edits some course chooses among them. */
export const puedeElegirDiseno = (actor: Actor): boolean =>
  puedeDisenar(actor) === true || alcance(actor, 'cursos:editar') !== false;
