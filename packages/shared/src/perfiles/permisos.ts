/** Every permission there is, by resource; the server's checks and the screens' buttons come from here. */
export const PERMISOS = {
  usuarios: ['ver', 'crear', 'editar', 'eliminar', 'cargar', 'exportar', 'ver-como'],
  grupos: ['ver', 'crear', 'editar', 'eliminar'],
  perfiles: ['ver', 'crear', 'editar', 'eliminar'],
  cursos: ['ver', 'crear', 'editar', 'eliminar', 'publicar'],
  actividades: ['ver', 'crear', 'editar', 'eliminar', 'calificar'],
  evaluaciones: ['ver', 'crear', 'editar', 'eliminar'],
  progreso: ['ver'],
  feedback: ['ver', 'responder', 'eliminar'],
  reportes: ['ver', 'exportar'],
  sistema: ['administrar', 'registro'],
} as const;

export type Recurso = keyof typeof PERMISOS;

/** Acting on the academy as a whole: these have no "sus grupos" form. */
const SIN_GRUPOS: readonly string[] = ['perfiles', 'sistema'];

export const todosLosPermisos: readonly string[] = Object.entries(PERMISOS).flatMap(([recurso, acciones]) =>
  acciones.map((accion) => `${recurso}:${accion}`),
);

const conocidos = new Set([
  ...todosLosPermisos,
  ...todosLosPermisos
    .filter((permiso) => !SIN_GRUPOS.includes(permiso.split(':')[0] ?? ''))
    .map((permiso) => `${permiso}:grupos`),
]);

export const esPermiso = (texto: string): boolean => conocidos.has(texto);

/** What holding these permissions amounts to, the "sus grupos" forms of the general ones included. */
export const conImplicitos = (permisos: readonly string[]): string[] =>
  permisos.flatMap((permiso) => (permiso.endsWith(':grupos') ? [permiso] : [permiso, `${permiso}:grupos`]));

/** Nobody grants what they don't have. */
export const puedeOtorgar = (propios: readonly string[], otros: readonly string[]): boolean => {
  const tengo = new Set(conImplicitos(propios));
  return otros.every((permiso) => tengo.has(permiso));
};

/** Nor, wherever it is held, beyond their own groups. */
export const puedeOtorgarEnTodo = (propios: readonly string[], otros: readonly string[]): boolean =>
  puedeOtorgar(
    propios.filter((permiso) => !permiso.endsWith(':grupos')),
    otros,
  );

export const PERFIL_SUPER = 'Super Administrador';
export const PERFIL_DEV = 'dev';
export const PERFIL_ADMIN = 'Administrador';
export const PERFIL_ESTUDIANTE = 'Estudiante';

/** Whoever holds one of these sees the sidebar's menu. */
export const PERFILES_CON_MENU: readonly string[] = [PERFIL_SUPER, PERFIL_DEV, PERFIL_ADMIN];

export const PERFILES_DE_SISTEMA: readonly {
  nombre: string;
  descripcion: string;
  permisos: readonly string[];
}[] = [
  { nombre: PERFIL_SUPER, descripcion: 'Puede hacerlo todo en la academia.', permisos: todosLosPermisos },
  {
    nombre: PERFIL_DEV,
    descripcion: 'Puede hacerlo todo y además usa las pantallas técnicas.',
    permisos: todosLosPermisos,
  },
  {
    nombre: PERFIL_ADMIN,
    descripcion: 'Administra personas, grupos, cursos y reportes, sin tocar los perfiles de sistema.',
    permisos: todosLosPermisos.filter((permiso) => !permiso.startsWith('sistema:')),
  },
  { nombre: PERFIL_ESTUDIANTE, descripcion: 'Hace sus cursos y ve su propio progreso.', permisos: [] },
];
