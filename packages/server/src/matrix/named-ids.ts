import * as actividades from '@catedra/shared/actividades/api.ts';
import * as archivos from '@catedra/shared/archivos/api.ts';
import * as cargas from '@catedra/shared/cargas/api.ts';
import * as cursos from '@catedra/shared/cursos/api.ts';
import type { NombreColeccion } from '@catedra/shared/colecciones.ts';
import { REGLAS_INICIALES } from '@catedra/shared/evaluaciones/collection.ts';
import * as entregas from '@catedra/shared/entregas/api.ts';
import * as grupos from '@catedra/shared/grupos/api.ts';
import * as lotes from '@catedra/shared/lotes/api.ts';
import * as participantes from '@catedra/shared/participantes/api.ts';
import * as perfiles from '@catedra/shared/perfiles/api.ts';
import { collectionRows } from '#matrix/collections.ts';
import { conImagen } from '#matrix/foreign.ts';
import { ajena, type Row } from '#matrix/row.ts';
import type { Scene } from '#matrix/scene.ts';

const NO_SE_MIRA = '';

const actividad = (caso: string, values: (scene: Scene) => object): Row[] => [
  {
    route: 'PATCH /api/actividades/:id',
    caso,
    permisos: [],
    expected: NO_SE_MIRA,
    ask: (scene) => ({
      method: 'PATCH',
      path: `/api/actividades/${scene.actividadId}`,
      body: { ...values(scene), version: 1 },
    }),
  },
  ajena(caso, actividades.guardar, NO_SE_MIRA, (scene) => ({
    id: scene.actividadId,
    body: { ...values(scene), version: 1 },
  })),
];

const edita = (nombre: NombreColeccion, values: (scene: Scene) => object): Row => ({
  route: `PATCH /api/${nombre}/:id`,
  caso: `con otro ${Object.keys(values({} as Scene)).join()}`,
  permisos: [],
  expected: NO_SE_MIRA,
  ask: (scene) => ({
    method: 'PATCH',
    path: `/api/${nombre}/${collectionRows[nombre].id(scene)}`,
    body: { ...values(scene), version: 1 },
  }),
});

const requisito = (condicion: object) => ({ requisitos: { modo: 'todos', condiciones: [condicion] } });

/** Calls that name, in their body, things which the rows of the matrix don't. */
export const namingRows: readonly Row[] = [
  ...actividad('tras una actividad', ({ libreId }) =>
    requisito({ tipo: 'completada', actividadId: libreId }),
  ),
  ...actividad('con nota en una actividad', ({ pruebaId }) =>
    requisito({ tipo: 'nota', actividadId: pruebaId, minima: 5 }),
  ),
  ...actividad('para un grupo', ({ grupoId }) => requisito({ tipo: 'grupo', grupoId })),
  ...actividad('con la imagen de un archivo', ({ archivoId }) => conImagen(archivoId)),
  {
    route: 'PATCH /api/cursos/:id',
    caso: 'con una imagen',
    permisos: [],
    expected: NO_SE_MIRA,
    ask: ({ cursoId, archivoId }) => ({
      method: 'PATCH',
      path: `/api/cursos/${cursoId}`,
      body: { imagen: archivoId, version: 1 },
    }),
  },
  {
    route: 'PUT /api/feedback/:id',
    caso: 'de una actividad',
    permisos: [],
    expected: NO_SE_MIRA,
    ask: ({ cursoId, actividadId }, usuarioId) => ({
      method: 'PUT',
      path: `/api/feedback/${crypto.randomUUID()}`,
      body: {
        usuarioId,
        cursoId,
        actividadId,
        tipo: 'comentario',
        estrellas: null,
        texto: 'Bien',
        anonimo: false,
        version: 0,
      },
    }),
  },
  edita('actividades', ({ cursoId }) => ({ cursoId })),
  edita('evaluaciones', ({ cursoId }) => ({ cursoId })),
  edita('evaluaciones', ({ libreId }) => ({ actividadId: libreId })),
  edita('feedback', ({ cursoId }) => ({ cursoId })),
  edita('feedback', ({ actividadId }) => ({ actividadId })),
  edita('feedback', ({ usuarioId }) => ({ usuarioId })),
  {
    route: 'PUT /api/evaluaciones/:id',
    caso: 'de una actividad que ya la tiene',
    permisos: [],
    expected: NO_SE_MIRA,
    ask: ({ cursoId, pruebaId }) => ({
      method: 'PUT',
      path: `/api/evaluaciones/${crypto.randomUUID()}`,
      body: { ...REGLAS_INICIALES, cursoId, actividadId: pruebaId, version: 0 },
    }),
  },
  ajena('unas actividades', actividades.descartar, NO_SE_MIRA, ({ cursoId, actividadId }) => ({
    id: cursoId,
    body: { actividadIds: [actividadId] },
  })),
  ajena('unos cambios', actividades.descartar, NO_SE_MIRA, ({ cursoId, actividadId }) => ({
    id: cursoId,
    body: { cambios: [{ actividadId, parte: 'vista' as const }] },
  })),
  ajena('con un archivo', entregas.guardar, NO_SE_MIRA, ({ tareaId, archivoId }) => ({
    id: tareaId,
    body: { version: 0, texto: '<p>Hecho</p>', archivoIds: [archivoId] },
  })),
  ajena('con un archivo', entregas.entregar, NO_SE_MIRA, ({ tareaId, archivoId }) => ({
    id: tareaId,
    body: { version: 0, texto: '<p>Hecho</p>', archivoIds: [archivoId] },
  })),
  ajena('con un archivo', archivos.ponerMiFoto, NO_SE_MIRA, ({ archivoId }) => ({ body: { archivoId } })),
  ajena('para un grupo', cargas.cambiar, NO_SE_MIRA, ({ cargaId, grupoId }) => ({
    id: cargaId,
    body: { grupoId },
  })),
  ajena('de una sección', cursos.guardarSecciones, NO_SE_MIRA, ({ cursoId, seccionId }) => ({
    id: cursoId,
    body: { leidas: [seccionId], secciones: [] },
  })),
  ajena('a unas personas', participantes.recordar, NO_SE_MIRA, ({ cursoId, usuarioId }) => ({
    id: cursoId,
    body: { usuarioIds: [usuarioId] },
  })),
  ajena('en un grupo del filtro', lotes.activar, NO_SE_MIRA, ({ grupoId }) => ({
    body: { seleccion: { filtro: { grupoIds: grupoId } } },
  })),
  ajena('de unas personas', grupos.leerPlazosPasados, NO_SE_MIRA, ({ grupoId, usuarioId }) => ({
    body: { grupoIds: [grupoId], quienes: { ids: [usuarioId] } },
  })),
  ajena('de unas personas', participantes.leerCierresAlEntrar, NO_SE_MIRA, ({ grupoId, usuarioId }) => ({
    body: { grupoIds: [grupoId], quienes: { ids: [usuarioId] } },
  })),
  ajena('sobre algo', perfiles.explicar, NO_SE_MIRA, ({ usuarioId, cursoId, perfilId }) => ({
    body: {
      usuarioId,
      permiso: 'usuarios:ver' as const,
      objetivoId: cursoId,
      propuesta: { perfilId, permisos: [] },
    },
  })),
];
