import { randomUUID } from 'node:crypto';
import { conActividad } from '#matrix/bodies.ts';
import { fileRows } from '#matrix/files.ts';
import { handInRows } from '#matrix/handins.ts';
import { peopleRows } from '#matrix/people.ts';
import { type CommandRow, type CommandRows, EN_SUS_GRUPOS, lee, TODOS } from '#matrix/row.ts';

const curso =
  (verbo: string, body: unknown = {}): CommandRow['1'] =>
  (scene) => ({ path: `/api/cursos/${scene.cursoId}/${verbo}`, body });
const evaluacion =
  (verbo: string): CommandRow['1'] =>
  (scene) => ({ path: `/api/evaluaciones/${scene.evaluacionId}/${verbo}`, body: {} });
const QUIEN_EDITA = '404 403 404 404 200 200 200';
const editado =
  (que: 'ediciones' | 'borradores', body = {}): CommandRow['1'] =>
  (scene) => ({ path: `/api/${que}/cursos/${scene.cursoId}`, body });

export const commandRows: CommandRows = {
  ...peopleRows,
  ...handInRows,
  ...fileRows,

  'POST /api/cursos/:id/publicar': [EN_SUS_GRUPOS, curso('publicar')],
  'POST /api/cursos/:id/archivar': [EN_SUS_GRUPOS, curso('archivar')],
  'POST /api/cursos/:id/eliminar-entero': ['403 403 403 404 409 409 409', curso('eliminar-entero')],
  'POST /api/cursos/:id/volver-a-borrador': [EN_SUS_GRUPOS, curso('volver-a-borrador')],
  'GET /api/cursos/palabras': [TODOS, () => ({ path: '/api/cursos/palabras' })],
  'GET /api/cursos/por-completar': [TODOS, lee(({ cursoId }) => `/api/cursos/por-completar?ids=${cursoId}`)],
  'POST /api/cursos/:id/programar': [EN_SUS_GRUPOS, curso('programar', { publicarEn: null })],
  'POST /api/cursos/:id/duplicar': [
    '404 403 404 404 403 200 200',
    (scene) => ({ path: `/api/cursos/${scene.cursoId}/duplicar`, body: { id: randomUUID() } }),
  ],
  'PUT /api/cursos/:id/secciones': [
    EN_SUS_GRUPOS,
    (scene) => ({
      path: `/api/cursos/${scene.cursoId}/secciones`,
      body: { leidas: [scene.seccionId], secciones: [{ id: scene.seccionId, titulo: 'Otra' }] },
    }),
  ],
  'POST /api/cursos/:id/ordenar-actividades': [
    EN_SUS_GRUPOS,
    (scene) => ({
      path: `/api/cursos/${scene.cursoId}/ordenar-actividades`,
      body: { actividades: [{ id: scene.actividadId, seccion: scene.seccionId, orden: 5 }] },
    }),
  ],
  'POST /api/cursos/:id/fechas-de-actividades': [
    EN_SUS_GRUPOS,
    (scene) => ({
      path: `/api/cursos/${scene.cursoId}/fechas-de-actividades`,
      body: { actividadIds: [scene.actividadId], venceEn: '2030-01-01T00:00:00Z' },
    }),
  ],
  'POST /api/actividades/:id/duplicar': [
    EN_SUS_GRUPOS,
    (scene) => ({
      path: `/api/actividades/${scene.actividadId}/duplicar`,
      body: { copiaId: randomUUID() },
    }),
  ],
  'GET /api/cursos/:id/paquete': [
    '404 403 404 404 200 200 200',
    lee(({ cursoId }) => `/api/cursos/${cursoId}/paquete`),
  ],
  'GET /api/paquetes': ['403 403 403 403 403 200 200', lee(() => '/api/paquetes')],
  'GET /api/paquetes/:id': ['403 403 403 403 403 404 404', lee(() => `/api/paquetes/${randomUUID()}`)],
  'POST /api/paquetes': [
    '403 403 403 403 403 404 404',
    () => ({ path: '/api/paquetes', body: { archivoId: randomUUID() } }),
  ],
  'POST /api/paquetes/:id/importar': [
    '403 403 403 403 403 404 404',
    () => ({ path: `/api/paquetes/${randomUUID()}/importar`, body: {} }),
  ],
  'POST /api/cursos/:id/inscribirme': [
    TODOS,
    ({ abiertoId }) => ({ path: `/api/cursos/${abiertoId}/inscribirme`, body: {} }),
  ],
  'GET /api/cursos/:id/contenido': [
    '404 200 404 404 200 200 200',
    lee(({ cursoId }) => `/api/cursos/${cursoId}/contenido`),
  ],
  'GET /api/cursos/:id/participantes': [
    '403 403 403 404 200 200 200',
    lee(({ cursoId }) => `/api/cursos/${cursoId}/participantes`),
  ],
  'POST /api/cursos/:id/inscribir': [
    EN_SUS_GRUPOS,
    (scene) => ({
      path: `/api/cursos/${scene.cursoId}/inscribir`,
      body: { usuarioIds: [scene.usuarioId], venceEn: null },
    }),
  ],
  'POST /api/cursos/:id/quitar': [
    EN_SUS_GRUPOS,
    (scene) => ({ path: `/api/cursos/${scene.cursoId}/quitar`, body: { usuarioIds: [scene.usuarioId] } }),
  ],
  'POST /api/cursos/:id/prorrogar': [
    EN_SUS_GRUPOS,
    (scene) => ({
      path: `/api/cursos/${scene.cursoId}/prorrogar`,
      body: { usuarioId: scene.usuarioId, venceEn: '2040-01-01T10:00:00Z', motivo: 'Baja médica' },
    }),
  ],
  'POST /api/cursos/:id/recordar': [EN_SUS_GRUPOS, curso('recordar')],

  'POST /api/evaluaciones/:id/publicar': [EN_SUS_GRUPOS, evaluacion('publicar')],
  'POST /api/evaluaciones/:id/cerrar': [EN_SUS_GRUPOS, evaluacion('cerrar')],
  'POST /api/evaluaciones/:id/volver-a-borrador': [EN_SUS_GRUPOS, evaluacion('volver-a-borrador')],
  'POST /api/evaluaciones/crear-con-actividad': [
    '403 403 403 403 200 200 200',
    (scene) => ({ path: '/api/evaluaciones/crear-con-actividad', body: conActividad(scene) }),
  ],
  'POST /api/evaluaciones/:id/eliminar-con-actividad': [EN_SUS_GRUPOS, evaluacion('eliminar-con-actividad')],

  'POST /api/actividades/:id/abrir': [
    '404 200 404 404 409 409 409',
    (scene) => ({ path: `/api/actividades/${scene.actividadId}/abrir`, body: {} }),
  ],
  'POST /api/actividades/:id/completar': [
    '404 200 404 404 409 409 409',
    (scene) => ({ path: `/api/actividades/${scene.actividadId}/completar`, body: {} }),
  ],
  // Whoever has not opened it, or does not take the course, gets one and the same answer.
  'POST /api/actividades/:id/latido': [
    '409 200 409 409 409 409 409',
    (scene) => ({ path: `/api/actividades/${scene.actividadId}/latido`, body: { segundo: 3 } }),
  ],
  'GET /api/actividades/:id/abierta': [
    '404 200 404 404 200 200 200',
    lee(({ actividadId }) => `/api/actividades/${actividadId}/abierta`),
  ],
  'POST /api/feedback/:id/responder': [
    '403 403 403 404 200 200 200',
    (scene) => ({
      path: `/api/feedback/${scene.feedbackId}/responder`,
      body: { respuesta: 'Gracias', estado: 'resuelto' },
    }),
  ],

  'GET /api/aprendizaje/inicio': [TODOS, () => ({ path: '/api/aprendizaje/inicio' })],
  'GET /api/aprendizaje/cursos/:idOSlug': [
    '404 200 404 404 200 200 200',
    lee(({ cursoId }) => `/api/aprendizaje/cursos/${cursoId}`),
  ],
  'GET /api/aprendizaje/pruebas': [TODOS, () => ({ path: '/api/aprendizaje/pruebas' })],
  'GET /api/aprendizaje/evaluaciones/:id': [
    '404 200 404 404 200 200 200',
    lee(({ evaluacionId }) => `/api/aprendizaje/evaluaciones/${evaluacionId}`),
  ],

  'PUT /api/ediciones/:coleccion/:documento': [QUIEN_EDITA, editado('ediciones')],
  'DELETE /api/ediciones/:coleccion/:documento': [QUIEN_EDITA, editado('ediciones')],
  'PUT /api/borradores/:coleccion/:documento': [QUIEN_EDITA, editado('borradores', { base: 1, valores: {} })],
  'DELETE /api/borradores/:coleccion/:documento': [QUIEN_EDITA, editado('borradores')],

  'GET /api/reportes/resumen': ['403 403 403 200 200 200 200', () => ({ path: '/api/reportes/resumen' })],
  'GET /api/reportes/opciones': ['403 403 403 200 200 200 200', () => ({ path: '/api/reportes/opciones' })],
  'GET /api/reportes/progreso': ['403 403 403 200 200 200 200', () => ({ path: '/api/reportes/progreso' })],
  'GET /api/reportes/progreso.csv': [
    '403 403 403 200 200 200 200',
    () => ({ path: '/api/reportes/progreso.csv' }),
  ],

  'POST /api/sesion/ver-como': [
    '404 404 403 404 200 200 200',
    ({ usuarioId }) => ({ path: '/api/sesion/ver-como', body: { usuarioId } }),
  ],
  'GET /api/sesion/abiertas': [TODOS, () => ({ path: '/api/sesion/abiertas' })],
  'DELETE /api/sesion/abiertas/:id': [
    '404 404 404 404 404 404 404',
    () => ({ path: `/api/sesion/abiertas/${randomUUID()}` }),
  ],
  'PATCH /api/sesion/mis-datos': [
    '409 409 409 409 409 409 409',
    () => ({
      path: '/api/sesion/mis-datos',
      body: { version: 999, nombre: 'Otra', apellidos: 'Persona', telefono: '1', zonaHoraria: null },
    }),
  ],
};
