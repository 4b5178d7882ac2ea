import type { Actor } from '#core/actor.ts';
import { alcance, type Scope } from '#core/scope.ts';

type PermisoDeReportes = 'reportes:ver' | 'reportes:exportar';

/** Whose progress a reader may see in reports: everyone's, or that of the people in the groups they tutor. */
export const personasEnReportes = (actor: Actor, permiso: PermisoDeReportes): Scope =>
  alcance(actor, permiso, 'persona');

export const gruposEnReportes = (actor: Actor): Scope => alcance(actor, 'reportes:ver');

export const cursosEnReportes = (actor: Actor): Scope => alcance(actor, 'reportes:ver', 'curso');
