import { randomUUID } from 'node:crypto';
import { type CommandRow, type CommandRows, EN_SUS_GRUPOS, lee, TODOS } from '#matrix/row.ts';
import type { Scene } from '#matrix/scene.ts';

const grupo =
  (verbo: string, body: (scene: Scene) => unknown): CommandRow['1'] =>
  (scene) => ({
    path: `/api/grupos/${scene.grupoId}/${verbo}`,
    body: body(scene),
  });
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

/** Acts on many: whoever has the permission somewhere is answered, and told whom it did not reach. */
const SOLO_CON_PERMISO = '403 403 403 200 200 200 200';

/** People, uploads, groups and profiles. */
export const peopleRows: CommandRows = {
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
  'POST /api/cargas/:id/corregir-iguales': [
    EN_SUS_GRUPOS,
    ({ cargaId }) => ({
      path: `/api/cargas/${cargaId}/corregir-iguales`,
      body: { columna: 0, de: 'Ana', a: 'Eva' },
    }),
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
};
