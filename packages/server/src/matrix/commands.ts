import { randomUUID } from 'node:crypto';
import { conActividad } from '#matrix/bodies.ts';
import { peopleRows } from '#matrix/people.ts';
import { type CommandRow, type CommandRows, EN_SUS_GRUPOS, lee, TODOS } from '#matrix/row.ts';

const curso =
  (verbo: string, body: unknown = {}): CommandRow['1'] =>
  (scene) => ({ path: `/api/cursos/${scene.cursoId}/${verbo}`, body });
const evaluacion =
  (verbo: string): CommandRow['1'] =>
  (scene) => ({ path: `/api/evaluaciones/${scene.evaluacionId}/${verbo}`, body: {} });

export const commandRows: CommandRows = {
  ...peopleRows,

  'POST /api/cursos/:id/publicar': [EN_SUS_GRUPOS, curso('publicar')],
  'POST /api/cursos/:id/archivar': [EN_SUS_GRUPOS, curso('archivar')],
  'POST /api/cursos/:id/volver-a-borrador': [EN_SUS_GRUPOS, curso('volver-a-borrador')],
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
