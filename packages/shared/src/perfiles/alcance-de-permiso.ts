import { actividades } from '#actividades/collection.ts';
import { puedeAnunciar } from '#anuncios/policy.ts';
import { escribePlantillas, llevaElCorreo } from '#avisos/policy.ts';
import { alcanceDeCarga } from '#cargas/policy.ts';
import { puedeDisenar, puedeEmitir, puedeRetirar, puedeVerCertificados } from '#certificados/policy.ts';
import type { Actor } from '#core/actor.ts';
import type { Accion } from '#core/permisos.ts';
import { alcance, matches, type Scope } from '#core/scope.ts';
import { puedeEximir, puedeProrrogar, puedeRenovar } from '#cumplimiento/policy.ts';
import { cursos } from '#cursos/collection.ts';
import { puedePublicar } from '#cursos/rules.ts';
import { entregas } from '#entregas/audience.ts';
import { evaluaciones } from '#evaluaciones/collection.ts';
import { feedback } from '#feedback/collection.ts';
import { puedeResponder } from '#feedback/policy.ts';
import { puedeEditarAdaptaciones, puedeVerAdaptaciones } from '#evaluaciones/policy.ts';
import { grupos } from '#grupos/collection.ts';
import { puedeImportarPreguntas } from '#importaciones/policy.ts';
import {
  puedeAmpliar,
  puedeAnular,
  puedeRecalificar,
  puedeVerIntentos,
  puedeVigilar,
} from '#intentos/policy.ts';
import { alcanceDeExportacion } from '#lotes/rules.ts';
import { perfiles } from '#perfiles/collection.ts';
import { camposPara, type Objetivo } from '#perfiles/objetivo.ts';
import { alcanceDeVerComo } from '#perfiles/ver-como.ts';
import { puedeEditarPreguntas, puedeVerPreguntas } from '#preguntas/policy.ts';
import { progreso } from '#progreso/collection.ts';
import { puedeFotografiar } from '#fotos/policy.ts';
import { gruposEnReportes } from '#reportes/policy.ts';
import { usuarios } from '#usuarios/collection.ts';

interface Exigencia {
  readonly alcance: (actor: Actor) => Scope;
  /** What must be seen first: nobody acts on what they can't see. */
  readonly trasVer?: Accion;
}

/** What the server asks before each thing is done: the very scopes that its commands, its lists and the feed look at. */
export const EXIGENCIAS: Readonly<Record<Accion, Exigencia>> = {
  'usuarios:ver': { alcance: usuarios.policy.read },
  'usuarios:crear': { alcance: usuarios.policy.create },
  'usuarios:editar': { alcance: usuarios.policy.update, trasVer: 'usuarios:ver' },
  'usuarios:eliminar': { alcance: usuarios.policy.delete, trasVer: 'usuarios:ver' },
  'usuarios:cargar': { alcance: alcanceDeCarga },
  'usuarios:exportar': { alcance: alcanceDeExportacion, trasVer: 'usuarios:ver' },
  'usuarios:ver-como': { alcance: alcanceDeVerComo, trasVer: 'usuarios:ver' },
  'progreso:ver': { alcance: progreso.policy.read },

  'grupos:ver': { alcance: grupos.policy.read },
  'grupos:crear': { alcance: grupos.policy.create },
  'grupos:editar': { alcance: grupos.policy.update, trasVer: 'grupos:ver' },
  'grupos:eliminar': { alcance: grupos.policy.delete, trasVer: 'grupos:ver' },

  'cursos:ver': { alcance: cursos.policy.read },
  'cursos:crear': { alcance: cursos.policy.create },
  'cursos:editar': { alcance: cursos.policy.update, trasVer: 'cursos:ver' },
  'cursos:eliminar': { alcance: cursos.policy.delete, trasVer: 'cursos:ver' },
  'cursos:publicar': { alcance: puedePublicar, trasVer: 'cursos:ver' },

  'actividades:ver': { alcance: actividades.policy.read },
  'actividades:crear': { alcance: actividades.policy.create },
  'actividades:editar': { alcance: actividades.policy.update, trasVer: 'actividades:ver' },
  'actividades:eliminar': { alcance: actividades.policy.delete, trasVer: 'actividades:ver' },
  'actividades:calificar': { alcance: entregas.policy.read },

  'evaluaciones:ver': { alcance: evaluaciones.policy.read },
  'evaluaciones:crear': { alcance: evaluaciones.policy.create },
  'evaluaciones:editar': { alcance: evaluaciones.policy.update, trasVer: 'evaluaciones:ver' },
  'evaluaciones:eliminar': { alcance: evaluaciones.policy.delete, trasVer: 'evaluaciones:ver' },
  'preguntas:ver': { alcance: puedeVerPreguntas },
  'preguntas:editar': { alcance: puedeEditarPreguntas, trasVer: 'preguntas:ver' },
  'preguntas:importar': { alcance: puedeImportarPreguntas, trasVer: 'preguntas:ver' },
  'intentos:ver': { alcance: puedeVerIntentos },
  'intentos:vigilar': { alcance: puedeVigilar },
  'intentos:ampliar': { alcance: puedeAmpliar, trasVer: 'intentos:ver' },
  'intentos:anular': { alcance: puedeAnular, trasVer: 'intentos:ver' },
  'intentos:recalificar': { alcance: puedeRecalificar, trasVer: 'intentos:ver' },
  'adaptaciones:ver': { alcance: puedeVerAdaptaciones },
  'adaptaciones:editar': { alcance: puedeEditarAdaptaciones, trasVer: 'adaptaciones:ver' },

  'plazos:prorrogar': { alcance: puedeProrrogar, trasVer: 'usuarios:ver' },
  'plazos:eximir': { alcance: puedeEximir, trasVer: 'usuarios:ver' },
  'plazos:renovar': { alcance: puedeRenovar, trasVer: 'usuarios:ver' },

  'certificados:ver': { alcance: puedeVerCertificados },
  'certificados:emitir': { alcance: puedeEmitir, trasVer: 'certificados:ver' },
  'certificados:retirar': { alcance: puedeRetirar, trasVer: 'certificados:ver' },
  'certificados:disenar': { alcance: puedeDisenar },

  'avisos:anunciar': { alcance: puedeAnunciar },
  'avisos:plantillas': { alcance: escribePlantillas },
  'avisos:correo': { alcance: llevaElCorreo },

  'feedback:ver': { alcance: feedback.policy.read },
  'feedback:responder': { alcance: puedeResponder, trasVer: 'feedback:ver' },
  'feedback:eliminar': { alcance: feedback.policy.delete, trasVer: 'feedback:ver' },

  'reportes:ver': { alcance: gruposEnReportes },
  'reportes:exportar': { alcance: (actor) => alcance(actor, 'reportes:exportar'), trasVer: 'reportes:ver' },
  'reportes:fotografiar': { alcance: puedeFotografiar },

  'perfiles:ver': { alcance: perfiles.policy.read },
  'perfiles:crear': { alcance: perfiles.policy.create },
  'perfiles:editar': { alcance: perfiles.policy.update, trasVer: 'perfiles:ver' },
  'perfiles:eliminar': { alcance: perfiles.policy.delete, trasVer: 'perfiles:ver' },

  'sistema:administrar': { alcance: (actor) => alcance(actor, 'sistema:administrar') },
  'sistema:registro': { alcance: (actor) => alcance(actor, 'sistema:registro') },
};

/** Whether the server would do it: where the permission reaches, and to what is seen. */
export function alcanza(actor: Actor, accion: Accion, objetivo: Objetivo): boolean {
  const { alcance: donde, trasVer } = EXIGENCIAS[accion];
  if (trasVer && !alcanza(actor, trasVer, objetivo)) return false;
  return matches(donde(actor), camposPara(accion, objetivo));
}
