import { randomUUID } from 'node:crypto';
import { conActividad } from '#matrix/bodies.ts';
import type { Scene } from '#matrix/scene.ts';

export interface Asked {
  readonly path: string;
  readonly body?: unknown;
}

/** Route → what each person gets (ajeno, inscrito, limitado, tutorAjeno, tutor, administrador, superAdministrador) and how it is asked. */
export type CommandRow = readonly [expected: string, ask: (scene: Scene, personaId: string) => Asked];

const grupo =
  (verbo: string, body: (scene: Scene) => unknown): CommandRow['1'] =>
  (scene) => ({
    path: `/api/grupos/${scene.grupoId}/${verbo}`,
    body: body(scene),
  });
const curso =
  (verbo: string, body: unknown = {}): CommandRow['1'] =>
  (scene) => ({ path: `/api/cursos/${scene.cursoId}/${verbo}`, body });
const evaluacion =
  (verbo: string): CommandRow['1'] =>
  (scene) => ({ path: `/api/evaluaciones/${scene.evaluacionId}/${verbo}`, body: {} });
const usuario =
  (verbo: string): CommandRow['1'] =>
  (scene) => ({ path: `/api/usuarios/${scene.usuarioId}/${verbo}`, body: {} });
const lote =
  (verbo: string, body: (scene: Scene) => object = () => ({})): CommandRow['1'] =>
  (scene) => ({
    path: `/api/usuarios/${verbo}`,
    body: { seleccion: { ids: [scene.usuarioId] }, ...body(scene) },
  });
const cargaHecha =
  (verbo: string): CommandRow['1'] =>
  (scene) => ({ path: `/api/cargas/${scene.cargaHechaId}/${verbo}`, body: {} });
const lee =
  (path: (scene: Scene) => string): CommandRow['1'] =>
  (scene) => ({ path: path(scene) });

const TODOS = '200 200 200 200 200 200 200';
const EN_SUS_GRUPOS = '403 403 403 404 200 200 200';
/** Acts on many: whoever has the permission somewhere is answered, and told whom it did not reach. */
const SOLO_CON_PERMISO = '403 403 403 200 200 200 200';

export const commandRows: Record<string, CommandRow> = {
  'POST /api/usuarios/:id/suspender': [EN_SUS_GRUPOS, usuario('suspender')],
  'POST /api/usuarios/:id/activar': [EN_SUS_GRUPOS, usuario('activar')],
  'POST /api/usuarios/:id/restablecer-contrasena': [
    '404 404 403 404 200 200 200',
    usuario('restablecer-contrasena'),
  ],
  'POST /api/usuarios/:id/invitar': ['404 404 403 404 200 200 200', usuario('invitar')],
  'GET /api/usuarios/:id/ficha': [
    '404 404 200 404 200 200 200',
    lee(({ usuarioId }) => `/api/usuarios/${usuarioId}/ficha`),
  ],
  'GET /api/usuarios/grupos': [TODOS, lee(({ usuarioId }) => `/api/usuarios/grupos?ids=${usuarioId}`)],
  'POST /api/usuarios/activar': [SOLO_CON_PERMISO, lote('activar')],
  'POST /api/usuarios/suspender': [SOLO_CON_PERMISO, lote('suspender')],
  'POST /api/usuarios/invitar': [SOLO_CON_PERMISO, lote('invitar')],
  'POST /api/usuarios/restablecer-contrasenas': [SOLO_CON_PERMISO, lote('restablecer-contrasenas')],
  'POST /api/usuarios/anadir-a-grupo': [
    EN_SUS_GRUPOS,
    lote('anadir-a-grupo', ({ grupoId }) => ({ grupoId })),
  ],
  'POST /api/usuarios/quitar-de-grupo': [
    EN_SUS_GRUPOS,
    lote('quitar-de-grupo', ({ grupoId }) => ({ grupoId })),
  ],
  'POST /api/usuarios/exportar': [SOLO_CON_PERMISO, lote('exportar', () => ({ formato: 'csv' }))],
  'POST /api/cargas/:id': [
    '403 403 403 415 415 415 415',
    () => ({ path: `/api/cargas/${randomUUID()}?nombre=a.csv`, body: {} }),
  ],
  'GET /api/cargas': [SOLO_CON_PERMISO, () => ({ path: '/api/cargas' })],
  'GET /api/cargas/plantilla.xlsx': [SOLO_CON_PERMISO, () => ({ path: '/api/cargas/plantilla.xlsx' })],
  'GET /api/cargas/:id': [EN_SUS_GRUPOS, lee(({ cargaId }) => `/api/cargas/${cargaId}`)],
  'PATCH /api/cargas/:id': [
    EN_SUS_GRUPOS,
    ({ cargaId }) => ({ path: `/api/cargas/${cargaId}`, body: { vaciar: true } }),
  ],
  'POST /api/cargas/:id/revisar': [
    EN_SUS_GRUPOS,
    ({ cargaId }) => ({ path: `/api/cargas/${cargaId}/revisar`, body: {} }),
  ],
  'GET /api/cargas/:id/filas': [EN_SUS_GRUPOS, lee(({ cargaId }) => `/api/cargas/${cargaId}/filas`)],
  'PATCH /api/cargas/:id/filas/:linea': [
    EN_SUS_GRUPOS,
    ({ cargaId }) => ({ path: `/api/cargas/${cargaId}/filas/2`, body: { descartada: true } }),
  ],
  'GET /api/cargas/:id/salen': [EN_SUS_GRUPOS, lee(({ cargaId }) => `/api/cargas/${cargaId}/salen`)],
  'POST /api/cargas/:id/importar': [
    EN_SUS_GRUPOS,
    ({ cargaId }) => ({ path: `/api/cargas/${cargaId}/importar`, body: { como: 'soloCorrectas' } }),
  ],
  'GET /api/cargas/:id/fallidas.csv': [
    EN_SUS_GRUPOS,
    lee(({ cargaId }) => `/api/cargas/${cargaId}/fallidas.csv`),
  ],
  'GET /api/cargas/:id/fallidas.xlsx': [
    EN_SUS_GRUPOS,
    lee(({ cargaId }) => `/api/cargas/${cargaId}/fallidas.xlsx`),
  ],
  'GET /api/cargas/:id/deshacer': [
    EN_SUS_GRUPOS,
    lee(({ cargaHechaId }) => `/api/cargas/${cargaHechaId}/deshacer`),
  ],
  'POST /api/cargas/:id/deshacer': [EN_SUS_GRUPOS, cargaHecha('deshacer')],
  'POST /api/cargas/:id/contrasenas': [EN_SUS_GRUPOS, cargaHecha('contrasenas')],
  'POST /api/cargas/:id/invitar': [EN_SUS_GRUPOS, cargaHecha('invitar')],

  'POST /api/grupos/:id/anadir-miembros': [
    EN_SUS_GRUPOS,
    grupo('anadir-miembros', ({ usuarioId }) => ({ usuarioIds: [usuarioId] })),
  ],
  'POST /api/grupos/:id/quitar-miembros': [
    EN_SUS_GRUPOS,
    grupo('quitar-miembros', ({ usuarioId }) => ({ usuarioIds: [usuarioId] })),
  ],
  'POST /api/grupos/:id/anadir-tutores': [
    EN_SUS_GRUPOS,
    grupo('anadir-tutores', ({ usuarioId }) => ({ usuarioIds: [usuarioId] })),
  ],
  'POST /api/grupos/:id/quitar-tutores': [
    EN_SUS_GRUPOS,
    grupo('quitar-tutores', ({ usuarioId }) => ({ usuarioIds: [usuarioId] })),
  ],
  'POST /api/grupos/:id/asignar-curso': [
    EN_SUS_GRUPOS,
    grupo('asignar-curso', ({ cursoId }) => ({ cursoId })),
  ],
  'POST /api/grupos/:id/quitar-curso': [EN_SUS_GRUPOS, grupo('quitar-curso', ({ cursoId }) => ({ cursoId }))],
  'POST /api/grupos/:id/anadir-por-identificador': [
    EN_SUS_GRUPOS,
    grupo('anadir-por-identificador', ({ correo }) => ({ identificadores: [correo] })),
  ],
  'POST /api/grupos/:id/eliminar': [EN_SUS_GRUPOS, grupo('eliminar', () => ({}))],
  'GET /api/grupos/:id/efecto-de-eliminar': [
    EN_SUS_GRUPOS,
    lee(({ grupoId }) => `/api/grupos/${grupoId}/efecto-de-eliminar`),
  ],
  'GET /api/grupos/:id/miembros': [
    '404 200 404 404 200 200 200',
    lee(({ grupoId }) => `/api/grupos/${grupoId}/miembros`),
  ],
  'GET /api/grupos/:id/tutores': [
    '404 200 404 404 200 200 200',
    lee(({ grupoId }) => `/api/grupos/${grupoId}/tutores`),
  ],
  'GET /api/grupos/:id/cursos': [
    '404 200 404 404 200 200 200',
    lee(({ grupoId }) => `/api/grupos/${grupoId}/cursos`),
  ],

  'POST /api/perfiles/:id/efecto': [
    '404 404 404 404 404 200 200',
    ({ perfilId }) => ({ path: `/api/perfiles/${perfilId}/efecto`, body: { permisos: ['usuarios:ver'] } }),
  ],
  'POST /api/perfiles/:id/eliminar': [
    '403 403 403 403 403 200 200',
    ({ perfilId }) => ({ path: `/api/perfiles/${perfilId}/eliminar`, body: { destino: 'Estudiante' } }),
  ],
  'POST /api/perfiles/explicar': [
    '403 403 403 403 403 200 200',
    ({ usuarioId }) => ({ path: '/api/perfiles/explicar', body: { usuarioId, permiso: 'usuarios:ver' } }),
  ],

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

/** Routes that answer before anyone proves who they are, or with a temporary password; tested with the sign-in itself. */
export const OPEN_ROUTES: readonly string[] = [
  'GET /salud/viva',
  'GET /salud/lista',
  'GET /api/openapi.json',
  'POST /api/sesion',
  'DELETE /api/sesion',
  'POST /api/sesion/pedir-restablecimiento',
  'POST /api/sesion/restablecer',
  'GET /api/sesion/proveedor',
  'GET /api/sesion/oidc/iniciar',
  'GET /api/sesion/oidc/volver',
];
export const OWN_ROUTES: readonly string[] = [
  'GET /api/sesion',
  'POST /api/sesion/cambiar-contrasena',
  'POST /api/sesion/dejar-de-ver-como',
];
/** An endless answer: who hears what is the feed's own test. */
export const STREAMS: readonly string[] = ['GET /api/cambios'];
