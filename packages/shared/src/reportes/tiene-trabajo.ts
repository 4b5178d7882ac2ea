import type { Actor } from '#core/actor.ts';
import { puede } from '#core/puede.ts';

/** Whoever marks what is handed in, or follows people: to them `/home` opens on their work. */
export const tieneTrabajo = (actor: Pick<Actor, 'permisos'>): boolean =>
  puede(actor, 'actividades:calificar') || puede(actor, 'progreso:ver');
