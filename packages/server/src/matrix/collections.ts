import { randomUUID } from 'node:crypto';
import type { NombreColeccion } from '@catedra/shared/colecciones.ts';
import { ACCIONES, type Accion } from '@catedra/shared/core/permisos.ts';
import { edicion, nuevo } from '#matrix/bodies.ts';
import type { Row } from '#matrix/row.ts';
import type { Scene } from '#matrix/scene.ts';

/** What each person gets, in the order of PERSONAS: ajeno, inscrito, limitado, tutorAjeno, tutor, administrador, superAdministrador, dev. */
interface CollectionRow {
  /** + the scene's record is seen, - it is not. */
  readonly leer: string;
  readonly crear: string;
  readonly editar: string;
  /** Several together, where it is not told as one alone is. */
  readonly editarVarios?: string;
  readonly eliminar: string;
  readonly id: (scene: Scene) => string;
  /** A filter that finds the scene's own record. */
  readonly filtro: (scene: Scene) => readonly [field: string, value: string];
}

const SOLO_ELLOS = '403 403 403 403 403 200 200 200';
const EN_SU_CURSO = '403 403 403 403 200 200 200 200';
const NADIE = '403 403 403 403 403 403 403 403';
const EN_SUS_GRUPOS = '403 403 403 404 200 200 200 200';
const EN_USO = '403 403 403 404 409 409 409 409';
const QUIEN_LO_VE = '- + - - + + + +';

export const collectionRows: Readonly<Record<NombreColeccion, CollectionRow>> = {
  usuarios: {
    leer: '- - + - + + + +',
    crear: SOLO_ELLOS,
    editar: EN_SUS_GRUPOS,
    eliminar: EN_SUS_GRUPOS,
    id: ({ usuarioId }) => usuarioId,
    filtro: ({ correo }) => ['correo', correo],
  },
  perfiles: {
    leer: '- - - - - + + +',
    crear: SOLO_ELLOS,
    editar: SOLO_ELLOS,
    eliminar: SOLO_ELLOS,
    id: ({ perfilId }) => perfilId,
    filtro: ({ perfil }) => ['nombre', perfil],
  },
  grupos: {
    leer: QUIEN_LO_VE,
    crear: SOLO_ELLOS,
    editar: EN_SUS_GRUPOS,
    eliminar: EN_USO,
    id: ({ grupoId }) => grupoId,
    filtro: ({ grupo }) => ['nombre', grupo],
  },
  cursos: {
    leer: QUIEN_LO_VE,
    crear: SOLO_ELLOS,
    editar: EN_SUS_GRUPOS,
    eliminar: EN_USO,
    id: ({ cursoId }) => cursoId,
    filtro: ({ slug }) => ['slug', slug],
  },
  actividades: {
    leer: QUIEN_LO_VE,
    crear: EN_SU_CURSO,
    editar: EN_SUS_GRUPOS,
    eliminar: EN_USO,
    id: ({ actividadId }) => actividadId,
    filtro: ({ seccionId }) => ['seccion', seccionId],
  },
  evaluaciones: {
    leer: QUIEN_LO_VE,
    crear: EN_SU_CURSO,
    editar: EN_SUS_GRUPOS,
    eliminar: EN_USO,
    id: ({ evaluacionId }) => evaluacionId,
    filtro: ({ pruebaId }) => ['actividadId', pruebaId],
  },
  progreso: {
    leer: QUIEN_LO_VE,
    crear: NADIE,
    editar: NADIE,
    eliminar: NADIE,
    id: ({ progresoId }) => progresoId,
    filtro: ({ cursoId }) => ['cursoId', cursoId],
  },
  feedback: {
    leer: QUIEN_LO_VE,
    crear: '403 200 403 403 403 403 403 403',
    editar: '404 200 404 404 403 403 403 403',
    editarVarios: '409 200 409 409 409 409 409 409',
    eliminar: '404 200 404 404 200 200 200 200',
    id: ({ feedbackId }) => feedbackId,
    filtro: ({ cursoId }) => ['cursoId', cursoId],
  },
};

/** The permission of this name, if there is one: opinions are edited by their author alone. */
const permisoDe = (nombre: string, verbo: string): Accion[] =>
  ACCIONES.filter((accion) => accion === `${nombre}:${verbo}`);

function operations(nombre: NombreColeccion): Row[] {
  const { leer, crear, editar, editarVarios, eliminar, id, filtro } = collectionRows[nombre];
  const path = `/api/${nombre}`;
  const visible = leer.replaceAll('+', '200').replaceAll('-', '404');
  // Refused at once without the permission; out of sight or reach, the refusal is told under its id.
  const together = editarVarios ?? editar.replaceAll('404', '409');
  const one = (scene: Scene) => `${path}/${id(scene)}`;
  const edit = { ...edicion[nombre], version: 1 };
  const [ver, editarlo] = [permisoDe(nombre, 'ver'), permisoDe(nombre, 'editar')];
  return [
    {
      route: `GET ${path}`,
      permisos: ver,
      expected: leer,
      ask: (scene) => {
        const [field, value] = filtro(scene);
        return {
          method: 'GET',
          path: `${path}?${String(new URLSearchParams({ [field]: value, limite: '100' }))}`,
        };
      },
      muestra: (scene) => `"id":"${id(scene)}"`,
    },
    {
      route: `GET ${path}/primero`,
      permisos: ver,
      expected: visible,
      ask: (scene) => {
        const [campo, valor] = filtro(scene);
        return { method: 'GET', path: `${path}/primero?${String(new URLSearchParams({ campo, valor }))}` };
      },
    },
    {
      route: `GET ${path}/:id`,
      permisos: ver,
      expected: visible,
      ask: (scene) => ({ method: 'GET', path: one(scene) }),
    },
    {
      route: `PUT ${path}/:id`,
      permisos: permisoDe(nombre, 'crear'),
      expected: crear,
      ask: (scene, personaId) => ({
        method: 'PUT',
        path: `${path}/${randomUUID()}`,
        body: { ...nuevo[nombre](scene, personaId), version: 0 },
      }),
    },
    {
      route: `PATCH ${path}/:id`,
      permisos: editarlo,
      expected: editar,
      ask: (scene) => ({ method: 'PATCH', path: one(scene), body: edit }),
    },
    {
      route: `PATCH ${path}`,
      permisos: editarlo,
      expected: together,
      ask: (scene) => ({ method: 'PATCH', path, body: { [id(scene)]: edit } }),
    },
    {
      route: `DELETE ${path}/:id`,
      permisos: permisoDe(nombre, 'eliminar'),
      expected: eliminar,
      ask: (scene) => ({ method: 'DELETE', path: one(scene) }),
    },
  ];
}

const NOMBRES = Object.keys(collectionRows) as NombreColeccion[];

/** The uniform operations of the eight collections. */
export const uniformRows: readonly Row[] = NOMBRES.flatMap(operations);
