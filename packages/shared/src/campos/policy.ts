import type { Actor } from '#core/actor.ts';
import { alcance } from '#core/scope.ts';
import type { Campo } from '#campos/schemas.ts';
import type { VistaDeCampo } from '#campos/tipos.ts';

/** Whoever edits every account decides what is known of people, and sees it all. */
export const administraCampos = (actor: Actor): boolean => alcance(actor, 'usuarios:editar') === true;

/** A field that fills groups or dates courses decides for others: only whoever may edit every group changes it, or its values. */
export const mueveGrupos = (actor: Actor): boolean => alcance(actor, 'grupos:editar') === true;

type Decidido = Pick<
  Campo,
  'propia' | 'tutor' | 'estado' | 'enReglas' | 'enFechas' | 'equipo' | 'daEnEquipo'
>;

const decide = ({ enReglas, enFechas }: Decidido): boolean => enReglas + enFechas > 0;

/** Nobody names whom a person answers to and gives them more, by that, than they may do themselves. */
export const nombraResponsables = (actor: Actor, { daEnEquipo }: Pick<Campo, 'daEnEquipo'>): boolean =>
  administraCampos(actor) && daEnEquipo.every((accion) => alcance(actor, accion) === true);

/** What the field decides for others is in the hands of this actor. */
export const decideCon = (actor: Actor, campo: Decidido): boolean =>
  (!decide(campo) || mueveGrupos(actor)) && (!campo.equipo || nombraResponsables(actor, campo));

/** Whoever sees nobody else meets no field in others. */
export const veAOtros = (actor: Actor): boolean => alcance(actor, 'usuarios:ver') !== false;

function vistaPropia(actor: Actor, campo: Decidido, suya: boolean): VistaDeCampo {
  const administra = administraCampos(actor);
  if (campo.estado === 'retirado') return administra ? 've' : 'no';
  if (!suya && !administra && !veAOtros(actor)) return 'no';
  const vista = administra ? 'edita' : suya ? campo.propia : campo.tutor;
  return vista === 'edita' && !decideCon(actor, campo) ? 've' : vista;
}

/**
 * What the actor may do with a field in one person: one's own is what the academy says of it, whoever one tutors. Whoever
 * looks through their eyes sees no more of it than in anybody else.
 */
export function vistaDeCampo(actor: Actor, campo: Decidido, suya: boolean): VistaDeCampo {
  const vista = vistaPropia(actor, campo, suya);
  return actor.quienMira && vistaPropia(actor.quienMira, campo, false) === 'no' ? 'no' : vista;
}

/** Whoever creates someone fills in what they see of others: a value they may not see would tell them whether it is taken. */
export const rellenaAlCrear = (actor: Actor, campo: Decidido): boolean =>
  campo.estado === 'activo' && vistaDeCampo(actor, campo, false) !== 'no' && decideCon(actor, campo);
