import {
  ACCIONES,
  type Accion,
  abarca,
  alcanceDe,
  formasDe,
  enSusGrupos,
  type Permiso,
} from '#core/permisos.ts';

/**
 * What holding these permissions lets one give: the narrower forms of the general ones included. What is held of one's team
 * is given by nobody who holds no more, because whoever got it would have another team.
 */
export const conImplicitos = (permisos: readonly Permiso[]): Permiso[] =>
  ACCIONES.flatMap((accion) => {
    const alcance = alcanceDe(permisos, accion);
    if (alcance === 'todo') return formasDe(accion);
    const limitado = enSusGrupos(accion);
    return abarca(alcance, 'grupos') && limitado ? [limitado] : [];
  });

/** Nobody grants what they don't have. */
export const puedeOtorgar = (propios: readonly Permiso[], otros: readonly Permiso[]): boolean => {
  const tengo = new Set(conImplicitos(propios));
  return otros.every((permiso) => tengo.has(permiso));
};

/** What reaches the whole academy. */
export const enTodo = (permisos: readonly Permiso[]): Accion[] =>
  ACCIONES.filter((accion) => alcanceDe(permisos, accion) === 'todo');

/** What is held in one's own groups, and not everywhere. */
export const soloEnSusGrupos = (permisos: readonly Permiso[]): Accion[] =>
  ACCIONES.filter((accion) => ['grupos', 'ambos'].includes(alcanceDe(permisos, accion)));

/** Nor, wherever it is held, beyond their own groups. */
export const puedeOtorgarEnTodo = (propios: readonly Permiso[], otros: readonly Permiso[]): boolean =>
  puedeOtorgar(enTodo(propios), otros);

export const PERFIL_SUPER = 'Super Administrador';
export const PERFIL_DEV = 'dev';
export const PERFIL_ADMIN = 'Administrador';
export const PERFIL_ESTUDIANTE = 'Estudiante';

/** Whoever holds one of these sees the sidebar's menu. */
export const PERFILES_CON_MENU: readonly string[] = [PERFIL_SUPER, PERFIL_DEV, PERFIL_ADMIN];

export const PERFILES_DE_SISTEMA: readonly {
  nombre: string;
  descripcion: string;
  permisos: readonly Permiso[];
}[] = [
  { nombre: PERFIL_SUPER, descripcion: 'Puede hacerlo todo en la academia.', permisos: ACCIONES },
  {
    nombre: PERFIL_DEV,
    descripcion: 'Puede hacerlo todo en la academia, como quien la desarrolla.',
    permisos: ACCIONES,
  },
  {
    nombre: PERFIL_ADMIN,
    descripcion: 'Administra personas, grupos, cursos y reportes, sin tocar los perfiles de sistema.',
    permisos: ACCIONES.filter((accion) => !accion.startsWith('sistema:')),
  },
  { nombre: PERFIL_ESTUDIANTE, descripcion: 'Hace sus cursos y ve su propio progreso.', permisos: [] },
];
