import type { Actor } from '#core/actor.ts';
import { puedeEnTodo } from '#core/puede.ts';

/** Whoever looks after the program sees how it does inside. */
export const veLoTecnico = (actor: Pick<Actor, 'permisos'>): boolean =>
  puedeEnTodo(actor, 'sistema:administrar');
