import type { Actor } from '#core/actor.ts';
import type { Accion } from '#core/permisos.ts';
import { alcance, type Scope } from '#core/scope.ts';
import type { TipoEnPapelera } from '#papelera/rules.ts';

const EDITA: Readonly<Record<TipoEnPapelera, Accion>> = {
  curso: 'cursos:editar',
  seccion: 'cursos:editar',
  actividad: 'actividades:editar',
};

const ELIMINA: Readonly<Record<TipoEnPapelera, Accion>> = {
  curso: 'cursos:eliminar',
  seccion: 'actividades:eliminar',
  actividad: 'actividades:eliminar',
};

/** Of which courses the actor sees what lies in the bin and takes it back: those they may edit. */
export const puedeRecuperar = (actor: Actor, tipo: TipoEnPapelera): Scope =>
  alcance(actor, EDITA[tipo], 'curso');

/** Of which courses they may erase it for good. */
export const puedeBorrar = (actor: Actor, tipo: TipoEnPapelera): Scope =>
  alcance(actor, ELIMINA[tipo], 'curso');
