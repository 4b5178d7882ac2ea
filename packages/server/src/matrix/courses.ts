import { randomUUID } from 'node:crypto';
import * as actividades from '@catedra/shared/actividades/api.ts';
import * as cursos from '@catedra/shared/cursos/api.ts';
import * as edicion from '@catedra/shared/edicion/api.ts';
import * as evaluaciones from '@catedra/shared/evaluaciones/api.ts';
import * as papelera from '@catedra/shared/papelera/api.ts';
import * as paquetes from '@catedra/shared/paquetes/api.ts';
import * as participantes from '@catedra/shared/participantes/api.ts';
import { conActividad } from '#matrix/bodies.ts';
import {
  ajena,
  EN_LA_ACADEMIA,
  EN_SUS_GRUPOS,
  fila,
  LO_DE_SUS_GRUPOS,
  muestra,
  QUIEN_LO_EDITA,
  QUIEN_LO_VE,
  type Row,
  TODOS,
} from '#matrix/row.ts';
import type { Scene } from '#matrix/scene.ts';

const curso = ({ cursoId }: Scene) => ({ id: cursoId });
const entrada = ({ papeleraId }: Scene) => ({ id: papeleraId });
const evaluacion = ({ evaluacionId }: Scene) => ({ id: evaluacionId });
const documento = ({ cursoId }: Scene) => ({ coleccion: 'cursos' as const, documento: cursoId });
const NINGUNO = '403 403 403 403 403 404 404 404';
const EN_USO = '403 403 403 404 409 409 409 409';
const NO_CABE = '403 403 403 404 400 400 400 400';
const NO_LO_CURSA = '403 403 403 404 404 404 404 404';

/** What is done to a course, and who takes it. */
export const courseRows: readonly Row[] = [
  fila(cursos.publicar, 'cursos:publicar', EN_SUS_GRUPOS, curso),
  fila(evaluaciones.publicarConCurso, 'cursos:publicar', EN_SUS_GRUPOS, curso),
  fila(cursos.archivar, 'cursos:publicar', EN_SUS_GRUPOS, curso),
  fila(cursos.volverABorrador, 'cursos:publicar', EN_SUS_GRUPOS, curso),
  fila(cursos.programar, 'cursos:publicar', EN_SUS_GRUPOS, (scene) => ({
    ...curso(scene),
    body: { publicarEn: null },
  })),
  fila(cursos.duplicar, 'cursos:crear', '404 403 404 404 403 200 200 200', (scene) => ({
    ...curso(scene),
    body: { id: randomUUID() },
  })),
  fila(cursos.guardarSecciones, 'cursos:editar', EN_SUS_GRUPOS, (scene) => ({
    ...curso(scene),
    body: { leidas: [scene.seccionId], secciones: [{ id: scene.seccionId, titulo: 'Otra' }] },
  })),
  ajena('sección de otro curso', cursos.guardarSecciones, NO_CABE, (scene) => ({
    ...curso(scene),
    body: {
      leidas: [scene.seccionId],
      secciones: [scene.seccionId, scene.otro.seccionId].map((id) => ({ id, titulo: 'Otra' })),
    },
  })),
  fila(cursos.leerPalabras, null, TODOS),
  fila(cursos.leerPorCompletar, null, TODOS, ({ cursoId }) => ({ query: { ids: cursoId } })),
  fila(cursos.inscribirme, null, TODOS, ({ abiertoId }) => ({ id: abiertoId })),
  ajena('sin inscripción abierta', cursos.inscribirme, '404 409 404 404 409 409 409 409', curso),

  fila(actividades.leerContenido, null, QUIEN_LO_VE, curso),
  fila(actividades.leerPreparada, 'actividades:ver', EN_SUS_GRUPOS, ({ actividadId }) => ({
    id: actividadId,
  })),
  fila(actividades.ordenar, 'actividades:editar', EN_SUS_GRUPOS, (scene) => ({
    ...curso(scene),
    body: { actividades: [{ id: scene.actividadId, seccion: scene.seccionId, orden: 5 }] },
  })),
  ajena('actividad de otro curso', actividades.ordenar, NO_CABE, (scene) => ({
    ...curso(scene),
    body: { actividades: [{ id: scene.otro.actividadId, seccion: scene.seccionId, orden: 5 }] },
  })),
  ajena('a una sección de otro curso', actividades.ordenar, NO_CABE, (scene) => ({
    ...curso(scene),
    body: { actividades: [{ id: scene.actividadId, seccion: scene.otro.seccionId, orden: 5 }] },
  })),
  fila(actividades.ponerFechaLimite, 'actividades:editar', EN_SUS_GRUPOS, (scene) => ({
    ...curso(scene),
    body: { actividadIds: [scene.actividadId], venceEn: '2030-01-01T00:00:00Z' },
  })),
  ajena('actividad de otro curso', actividades.ponerFechaLimite, NO_CABE, (scene) => ({
    ...curso(scene),
    body: { actividadIds: [scene.otro.actividadId], venceEn: '2030-01-01T00:00:00Z' },
  })),
  fila(actividades.duplicar, 'actividades:crear', EN_SUS_GRUPOS, ({ actividadId }) => ({
    id: actividadId,
    body: { copiaId: randomUUID() },
  })),

  fila(actividades.guardar, 'actividades:editar', EN_SUS_GRUPOS, ({ actividadId }) => ({
    id: actividadId,
    body: { version: 1, obligatoria: false },
  })),
  ajena('a una sección de otro curso', actividades.guardar, NO_CABE, ({ actividadId, otro }) => ({
    id: actividadId,
    body: { version: 1, seccion: otro.seccionId },
  })),
  fila(actividades.quitar, 'actividades:eliminar', EN_SUS_GRUPOS, ({ actividadId }) => ({
    id: actividadId,
  })),
  fila(actividades.quitarVarias, 'actividades:eliminar', EN_SUS_GRUPOS, (scene) => ({
    ...curso(scene),
    body: { actividadIds: [scene.actividadId] },
  })),
  ajena('actividad de otro curso', actividades.quitarVarias, NO_CABE, (scene) => ({
    ...curso(scene),
    body: { actividadIds: [scene.otro.actividadId] },
  })),
  fila(
    actividades.quitarSeccion,
    ['cursos:editar', 'actividades:eliminar'],
    EN_SUS_GRUPOS,
    ({ seccionId }) => ({
      id: seccionId,
    }),
  ),
  fila(actividades.publicar, 'actividades:editar', EN_SUS_GRUPOS, (scene) => ({
    ...curso(scene),
    body: { sello: '' },
  })),
  fila(actividades.descartar, 'actividades:editar', EN_SUS_GRUPOS, (scene) => ({
    ...curso(scene),
    body: {},
  })),

  fila(evaluaciones.publicar, 'evaluaciones:editar', EN_SUS_GRUPOS, evaluacion),
  fila(evaluaciones.cerrar, 'evaluaciones:editar', EN_SUS_GRUPOS, evaluacion),
  // Somebody is in it: whoever may is told that it can't be now.
  fila(evaluaciones.volverABorrador, 'evaluaciones:editar', EN_USO, evaluacion),
  fila(
    evaluaciones.crearConActividad,
    ['evaluaciones:crear', 'actividades:crear'],
    '403 403 403 403 200 200 200 200',
    (scene) => ({ body: conActividad(scene) }),
  ),
  ajena(
    'en una sección de otro curso',
    evaluaciones.crearConActividad,
    '403 403 403 403 400 400 400 400',
    (scene) => ({
      body: conActividad({ ...scene, seccionId: scene.otro.seccionId }),
    }),
  ),
  ajena('en otro curso', evaluaciones.crearConActividad, '403 403 403 200 403 200 200 200', ({ otro }) => ({
    body: conActividad(otro),
  })),
  fila(
    evaluaciones.eliminarConActividad,
    ['evaluaciones:eliminar', 'actividades:eliminar'],
    EN_USO,
    evaluacion,
  ),

  fila(paquetes.exportar, 'cursos:editar', QUIEN_LO_EDITA, curso),
  muestra(
    ({ papeleraId }) => papeleraId,
    fila(papelera.leer, 'actividades:editar', LO_DE_SUS_GRUPOS, ({ cursoId }) => ({ query: { cursoId } })),
  ),
  fila(papelera.tirarCurso, 'cursos:eliminar', EN_SUS_GRUPOS, curso),
  fila(papelera.recuperar, 'actividades:editar', EN_SUS_GRUPOS, entrada),
  fila(papelera.borrar, ['actividades:editar', 'actividades:eliminar'], EN_USO, entrada),
  fila(papelera.leerUsoDeCurso, 'cursos:eliminar', EN_SUS_GRUPOS, curso),
  fila(papelera.leerUsoDeActividades, 'actividades:eliminar', EN_SUS_GRUPOS, (scene) => ({
    ...curso(scene),
    body: { actividadIds: [scene.actividadId] },
  })),
  ajena('actividad de otro curso', papelera.leerUsoDeActividades, NO_LO_CURSA, (scene) => ({
    ...curso(scene),
    body: { actividadIds: [scene.otro.actividadId] },
  })),
  fila(paquetes.leerRecientes, 'cursos:crear', EN_LA_ACADEMIA),
  fila(paquetes.leerUno, 'cursos:crear', NINGUNO, () => ({ id: randomUUID() })),
  fila(paquetes.revisar, 'cursos:crear', NINGUNO, () => ({ body: { archivoId: randomUUID() } })),
  ajena('un archivo de otra persona', paquetes.revisar, NINGUNO, ({ archivoId }) => ({
    body: { archivoId },
  })),
  fila(paquetes.importar, 'cursos:crear', NINGUNO, () => ({ id: randomUUID() })),

  fila(participantes.leerParticipantes, 'progreso:ver', EN_SUS_GRUPOS, (scene) => ({
    ...curso(scene),
    query: {},
  })),
  fila(participantes.leerEmbudo, 'progreso:ver', EN_SUS_GRUPOS, curso),
  fila(participantes.leerHechas, 'progreso:ver', EN_SUS_GRUPOS, curso),
  fila(participantes.leerAtascados, 'progreso:ver', EN_SUS_GRUPOS, curso),
  fila(participantes.inscribir, 'cursos:editar', EN_SUS_GRUPOS, (scene) => ({
    ...curso(scene),
    body: { usuarioIds: [scene.usuarioId], venceEn: null },
  })),
  ajena('persona de otro grupo', participantes.inscribir, '403 403 403 404 404 200 200 200', (scene) => ({
    ...curso(scene),
    body: { usuarioIds: [scene.otro.usuarioId], venceEn: null },
  })),
  fila(participantes.quitar, 'cursos:editar', EN_SUS_GRUPOS, (scene) => ({
    ...curso(scene),
    body: { usuarioIds: [scene.usuarioId] },
  })),
  fila(participantes.prorrogar, 'plazos:prorrogar', EN_SUS_GRUPOS, (scene) => ({
    ...curso(scene),
    body: { usuarioId: scene.usuarioId, venceEn: '2040-01-01T10:00:00Z', motivo: 'Baja médica' },
  })),
  ajena('persona de otro grupo', participantes.prorrogar, NO_LO_CURSA, (scene) => ({
    ...curso(scene),
    body: { usuarioId: scene.otro.usuarioId, venceEn: '2040-01-01T10:00:00Z', motivo: 'Baja médica' },
  })),
  fila(participantes.leerCierresPorNombre, 'plazos:prorrogar', EN_SUS_GRUPOS, (scene) => ({
    ...curso(scene),
    body: { que: 'prorroga', seleccion: { ids: [scene.usuarioId] }, venceEn: '2040-01-01T10:00:00Z' },
  })),
  ajena('de quien entraría por su nombre', participantes.leerCierresPorNombre, EN_SUS_GRUPOS, (scene) => ({
    ...curso(scene),
    body: { que: 'nuevas' as const, seleccion: { ids: [scene.usuarioId] }, venceEn: '2040-01-01T10:00:00Z' },
  })),
  fila(participantes.contarFechasDeDato, 'cursos:editar', '403 403 403 400 400 400 400 400', (scene) => ({
    body: {
      seleccion: { ids: [scene.usuarioId] },
      cursoIds: [scene.cursoId],
      // No field of dates: whoever may ask is told so.
      venceCampoId: scene.campoId,
      venceEnDias: 30,
    },
  })),
  fila(participantes.reabrir, 'plazos:prorrogar', EN_SUS_GRUPOS, (scene) => ({
    id: scene.actividadId,
    body: { usuarioIds: [scene.usuarioId], hasta: '2040-01-01T10:00:00Z', motivo: 'Baja médica' },
  })),
  fila(participantes.eximir, 'plazos:prorrogar', EN_SUS_GRUPOS, (scene) => ({
    id: scene.actividadId,
    body: { usuarioId: scene.usuarioId, motivo: 'Ya lo sabe' },
  })),
  fila(participantes.retirar, 'plazos:prorrogar', EN_SUS_GRUPOS, (scene) => ({
    id: scene.actividadId,
    body: { usuarioId: scene.usuarioId },
  })),
  fila(participantes.recordar, 'progreso:ver', EN_SUS_GRUPOS, (scene) => ({ ...curso(scene), body: {} })),

  fila(edicion.estarEditando, 'cursos:editar', QUIEN_LO_EDITA, documento),
  fila(edicion.dejarDeEditar, 'cursos:editar', QUIEN_LO_EDITA, documento),
  fila(edicion.leerGuardado, 'cursos:editar', QUIEN_LO_EDITA, documento),
  fila(edicion.guardarBorrador, 'cursos:editar', QUIEN_LO_EDITA, (scene) => ({
    ...documento(scene),
    body: { base: 1, valores: {} },
  })),
  fila(edicion.descartarBorrador, 'cursos:editar', QUIEN_LO_EDITA, documento),
];
