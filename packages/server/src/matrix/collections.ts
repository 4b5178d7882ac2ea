import type { Scene } from '#matrix/scene.ts';

/** What each person gets, in the order of PERSONAS: ajeno, inscrito, limitado, tutorAjeno, tutor, administrador, superAdministrador. */
export interface CollectionRow {
  /** + the scene's record is seen, - it is not. */
  readonly leer: string;
  readonly crear: string;
  readonly editar: string;
  readonly eliminar: string;
  readonly id: (scene: Scene) => string;
  /** A filter that finds the scene's own record. */
  readonly filtro: (scene: Scene) => readonly [field: string, value: string];
}

export const collectionRows: Record<string, CollectionRow> = {
  usuarios: {
    leer: '- - + - + + +',
    crear: '403 403 403 403 403 200 200',
    editar: '403 403 403 404 200 200 200',
    eliminar: '403 403 403 404 200 200 200',
    id: ({ usuarioId }) => usuarioId,
    filtro: ({ correo }) => ['correo', correo],
  },
  perfiles: {
    leer: '- - - - - + +',
    crear: '403 403 403 403 403 200 200',
    editar: '403 403 403 403 403 200 200',
    eliminar: '403 403 403 403 403 200 200',
    id: ({ perfilId }) => perfilId,
    filtro: ({ perfil }) => ['nombre', perfil],
  },
  grupos: {
    leer: '- + - - + + +',
    crear: '403 403 403 403 403 200 200',
    editar: '403 403 403 404 200 200 200',
    eliminar: '403 403 403 404 409 409 409',
    id: ({ grupoId }) => grupoId,
    filtro: ({ grupo }) => ['nombre', grupo],
  },
  cursos: {
    leer: '- + - - + + +',
    crear: '403 403 403 403 403 200 200',
    editar: '403 403 403 404 200 200 200',
    eliminar: '403 403 403 404 409 409 409',
    id: ({ cursoId }) => cursoId,
    filtro: ({ slug }) => ['slug', slug],
  },
  actividades: {
    leer: '- + - - + + +',
    crear: '403 403 403 403 200 200 200',
    editar: '403 403 403 404 200 200 200',
    eliminar: '403 403 403 404 409 409 409',
    id: ({ actividadId }) => actividadId,
    filtro: ({ seccionId }) => ['seccion', seccionId],
  },
  evaluaciones: {
    leer: '- + - - + + +',
    crear: '403 403 403 403 200 200 200',
    editar: '403 403 403 404 200 200 200',
    eliminar: '403 403 403 404 200 200 200',
    id: ({ evaluacionId }) => evaluacionId,
    filtro: ({ pruebaId }) => ['actividadId', pruebaId],
  },
  progreso: {
    leer: '- + - - + + +',
    crear: '403 403 403 403 403 403 403',
    editar: '403 403 403 403 403 403 403',
    eliminar: '403 403 403 403 403 403 403',
    id: ({ progresoId }) => progresoId,
    filtro: ({ cursoId }) => ['cursoId', cursoId],
  },
  feedback: {
    leer: '- + - - + + +',
    crear: '403 200 403 403 403 403 403',
    editar: '404 200 404 404 403 403 403',
    eliminar: '404 200 404 404 200 200 200',
    id: ({ feedbackId }) => feedbackId,
    filtro: ({ cursoId }) => ['cursoId', cursoId],
  },
};
