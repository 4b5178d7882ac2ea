import { administraCampos } from '#campos/policy.ts';
import type { Actor } from '#core/actor.ts';
import { puedeEnTodo } from '#core/puede.ts';
import { alcance, anyOf, onlyWhere, type Scope } from '#core/scope.ts';
import { grupos } from '#grupos/collection.ts';

/** Who may bring in whom: everywhere, or only into the groups they tutor; never with a profile beyond their own. */
export const alcanceDeCarga = (actor: Actor): Scope =>
  onlyWhere(alcance(actor, 'usuarios:cargar'), {
    perfil: actor.otorgables,
  });

/** Nothing that an upload may say of anybody is hidden from them. */
export const veTodoDeTodos = (actor: Actor): boolean =>
  puedeEnTodo(actor, 'usuarios:ver') && administraCampos(actor);

/** Whose uploads someone sees: their own; everyone's, with what their rows say of people, whoever sees all of it anyway. */
export const veCargasDeTodos = (actor: Actor): boolean =>
  puedeEnTodo(actor, 'usuarios:cargar') && veTodoDeTodos(actor);

/** The groups into which someone may bring people. */
export const gruposParaCargar = (actor: Actor): Scope =>
  anyOf(
    grupos.policy.update(actor),
    actor.permisos.includes('usuarios:cargar:grupos') && { id: actor.tutorGrupoIds },
  );
