import { randomUUID } from 'node:crypto';
import type { NombreColeccion } from '@catedra/shared/colecciones.ts';
import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { nuevo } from '#matrix/bodies.ts';
import { collectionRows } from '#matrix/collections.ts';
import type { Row } from '#matrix/row.ts';
import type { Scene } from '#matrix/scene.ts';

type Values = (scene: Scene) => object;

const crea = (nombre: NombreColeccion, caso: string, expected: string, values: Values): Row => ({
  route: `PUT /api/${nombre}/:id`,
  caso,
  permisos: [],
  expected,
  ask: (scene, personaId) => ({
    method: 'PUT',
    path: `/api/${nombre}/${randomUUID()}`,
    body: { ...nuevo[nombre](scene, personaId), ...values(scene), version: 0 },
  }),
});

const edita = (nombre: NombreColeccion, caso: string, expected: string, values: Values): Row => ({
  route: `PATCH /api/${nombre}/:id`,
  caso,
  permisos: [],
  expected,
  ask: (scene) => ({
    method: 'PATCH',
    path: `/api/${nombre}/${collectionRows[nombre].id(scene)}`,
    body: { ...values(scene), version: 1 },
  }),
});

/** A reading that shows a file. */
export const conImagen = (archivoId: string) => ({
  contenido: { tipo: 'lectura', html: `<img src="${direccionDeArchivo(archivoId)}" alt="Ajeno" />` },
});
const tras = (actividadId: string) => ({
  requisitos: { modo: 'todos', condiciones: [{ tipo: 'completada', actividadId }] },
});
const NO_CABE = '403 403 403 404 400 400 400 400';
const NADIE = '403 403 403 403 403 403 403 403';
const NO_EXISTE = '403 400 403 403 403 403 403 403';
const NO_ES_DE_AHI = '403 403 403 403 400 400 400 400';
const NO_LO_VE = '403 403 403 404 400 200 200 200';
const EN_EL_OTRO = '403 403 403 200 403 200 200 200';

/** Records that would hold a part of another course, of another group or of another person. */
export const foreignRows: readonly Row[] = [
  crea('actividades', 'en una sección de otro curso', NO_ES_DE_AHI, ({ otro }) => ({
    seccion: otro.seccionId,
  })),
  crea('actividades', 'en otro curso', EN_EL_OTRO, ({ otro }) => ({
    cursoId: otro.cursoId,
    seccion: otro.seccionId,
  })),
  crea('evaluaciones', 'de una actividad de otro curso', NO_ES_DE_AHI, ({ otro }) => ({
    actividadId: otro.libreId,
  })),
  crea('evaluaciones', 'en otro curso, donde ya la hay', '403 403 403 409 403 409 409 409', ({ otro }) => ({
    cursoId: otro.cursoId,
    actividadId: otro.pruebaId,
  })),
  crea('feedback', 'de un curso ajeno', NADIE, ({ otro }) => ({ cursoId: otro.cursoId })),
  crea('feedback', 'en nombre de otra persona', NADIE, ({ usuarioId }) => ({ usuarioId })),
  crea('feedback', 'de una actividad ajena', NO_EXISTE, ({ otro }) => ({ actividadId: otro.actividadId })),

  edita('actividades', 'a una sección de otro curso', NO_CABE, ({ otro }) => ({ seccion: otro.seccionId })),
  edita('actividades', 'tras una de otro curso', NO_LO_VE, ({ otro }) => tras(otro.actividadId)),
  edita('actividades', 'para un grupo que no se ve', NO_LO_VE, ({ otro }) => ({
    requisitos: { modo: 'todos', condiciones: [{ tipo: 'grupo', grupoId: otro.grupoId }] },
  })),
  // Whoever sees it may, and it opens nothing: foreign.test.ts.
  edita('actividades', 'con un archivo de otro curso', NO_LO_VE, ({ otro }) => conImagen(otro.archivoId)),
  edita('cursos', 'con la imagen de otro', NO_LO_VE, ({ otro }) => ({ imagen: otro.archivoId })),
];
