import type { Actor } from '#core/actor.ts';
import { alcance, anyOf, type Scope } from '#core/scope.ts';
import { cursos } from '#cursos/collection.ts';
import { usuarios } from '#usuarios/collection.ts';

type PermisoDeReportes = 'reportes:ver' | 'reportes:exportar';

/** Whose progress a reader may see in reports: everyone's, or that of the people in the groups they tutor. */
export const personasEnReportes = (actor: Actor, permiso: PermisoDeReportes): Scope =>
  alcance(actor, permiso, 'persona');

export const gruposEnReportes = (actor: Actor): Scope => alcance(actor, 'reportes:ver');

/** The groups of which a reader may know how their people go: those of reports, and those they tutor. */
export const gruposConCifras = (actor: Actor): Scope =>
  anyOf(gruposEnReportes(actor), { id: actor.tutorGrupoIds });

/** The groups whose people a reader may know one by one, by what is seen of progress or by reports. */
export const gruposPersonaAPersona = (actor: Actor): Scope =>
  anyOf(gruposEnReportes(actor), alcance(actor, 'progreso:ver', 'grupo'));

/** Whom a figure counts that opens the list of people: those of that list, for whoever has it. */
export const personasDeSuLista = (actor: Actor): Scope =>
  alcance(actor, 'usuarios:ver') === false
    ? personasEnReportes(actor, 'reportes:ver')
    : usuarios.policy.read(actor);

/** What a figure counts that opens the list of courses: open ones are in it too. */
export const cursosDeSuLista = (actor: Actor): Scope =>
  alcance(actor, 'cursos:ver') === false ? cursosEnReportes(actor) : cursos.policy.read(actor);

const cursosEnReportes = (actor: Actor): Scope => alcance(actor, 'reportes:ver', 'curso');
