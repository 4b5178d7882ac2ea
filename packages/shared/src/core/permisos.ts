/**
 * What the rows of a permission are, and so how one of them shows that it is of «sus grupos»: the field of the row, and
 * the list of the actor that must hold it. What belongs to the whole academy has no such form.
 */
export const SOBRE = {
  persona: { campo: 'grupoIds', entre: 'tutorGrupoIds' },
  'persona nueva': { campo: 'grupoIds', entre: 'tutorGrupoIds' },
  grupo: { campo: 'id', entre: 'tutorGrupoIds' },
  curso: { campo: 'id', entre: 'tutorCursoIds' },
  'parte de un curso': { campo: 'cursoId', entre: 'tutorCursoIds' },
  /** Its groups are those through which its author takes the course. */
  entrega: { campo: 'grupoIds', entre: 'tutorGrupoIds' },
} as const;
export type Sobre = keyof typeof SOBRE;

interface Declarado {
  /** Completes "Puede…". */
  readonly frase: string;
  readonly nota?: string;
  readonly sobre: Sobre | 'academia';
}

/** Every permission there is, in the order of the matrix; what is new has no group yet, so it is made everywhere or nowhere. */
export const PERMISOS = {
  'usuarios:ver': { frase: 'Ver fichas de personas', sobre: 'persona' },
  'usuarios:crear': { frase: 'Crear personas', sobre: 'academia' },
  'usuarios:editar': {
    frase: 'Editar personas',
    nota: 'También suspenderlas, activarlas y darles una contraseña temporal.',
    sobre: 'persona',
  },
  'usuarios:eliminar': {
    frase: 'Eliminar personas',
    nota: 'Se borran sus datos personales; su progreso queda sin nombre.',
    sobre: 'persona',
  },
  'usuarios:cargar': {
    frase: 'Cargar personas desde un archivo',
    nota: 'Con «sus grupos», solo en los grupos que tutoriza.',
    sobre: 'persona nueva',
  },
  'usuarios:exportar': {
    frase: 'Exportar la lista de personas',
    nota: 'Incluye nombres y correos.',
    sobre: 'persona',
  },
  'usuarios:ver-como': {
    frase: 'Ver la academia como otra persona',
    nota: 'Solo mirar: no se cambia nada y queda registrado. Nunca como alguien que puede más.',
    sobre: 'persona',
  },
  'progreso:ver': { frase: 'Ver el progreso de las personas', sobre: 'persona' },

  'grupos:ver': { frase: 'Ver grupos', sobre: 'grupo' },
  'grupos:crear': { frase: 'Crear grupos', sobre: 'academia' },
  'grupos:editar': {
    frase: 'Editar grupos',
    nota: 'Sus miembros, sus tutores, sus cursos y las fechas límite.',
    sobre: 'grupo',
  },
  'grupos:eliminar': {
    frase: 'Eliminar grupos',
    nota: 'Sus miembros dejan de tener los cursos del grupo; su progreso se conserva.',
    sobre: 'grupo',
  },

  'cursos:ver': { frase: 'Ver cursos', nota: 'También los borradores y los archivados.', sobre: 'curso' },
  'cursos:crear': { frase: 'Crear cursos', sobre: 'academia' },
  'cursos:editar': { frase: 'Editar cursos', sobre: 'curso' },
  'cursos:eliminar': { frase: 'Eliminar cursos sin progreso', sobre: 'curso' },
  'cursos:publicar': { frase: 'Publicar y archivar cursos', sobre: 'curso' },

  'actividades:ver': { frase: 'Ver actividades', sobre: 'parte de un curso' },
  'actividades:crear': { frase: 'Crear actividades', sobre: 'parte de un curso' },
  'actividades:editar': { frase: 'Editar y ordenar actividades', sobre: 'parte de un curso' },
  'actividades:eliminar': { frase: 'Eliminar actividades', sobre: 'parte de un curso' },
  'actividades:calificar': { frase: 'Corregir tareas y respuestas abiertas', sobre: 'entrega' },

  'evaluaciones:ver': { frase: 'Ver evaluaciones y sus preguntas', sobre: 'parte de un curso' },
  'evaluaciones:crear': { frase: 'Crear evaluaciones', sobre: 'parte de un curso' },
  'evaluaciones:editar': { frase: 'Editar evaluaciones', sobre: 'parte de un curso' },
  'evaluaciones:eliminar': { frase: 'Eliminar evaluaciones', sobre: 'parte de un curso' },

  'feedback:ver': { frase: 'Leer las opiniones', sobre: 'parte de un curso' },
  'feedback:responder': { frase: 'Responder a las opiniones', sobre: 'parte de un curso' },
  'feedback:eliminar': { frase: 'Eliminar opiniones', sobre: 'parte de un curso' },

  'reportes:ver': { frase: 'Ver reportes', sobre: 'grupo' },
  'reportes:exportar': { frase: 'Exportar reportes', nota: 'Incluye nombres y correos.', sobre: 'grupo' },

  'perfiles:ver': { frase: 'Ver perfiles', sobre: 'academia' },
  'perfiles:crear': {
    frase: 'Crear perfiles propios',
    nota: 'Nunca con más de lo que ya puede quien los crea.',
    sobre: 'academia',
  },
  'perfiles:editar': { frase: 'Editar perfiles propios', sobre: 'academia' },
  'perfiles:eliminar': {
    frase: 'Eliminar perfiles propios',
    nota: 'Si alguien lo tiene, hay que decir qué perfil recibe.',
    sobre: 'academia',
  },

  'sistema:administrar': { frase: 'Cambiar la configuración técnica', sobre: 'academia' },
  'sistema:registro': { frase: 'Consultar el registro de cambios', sobre: 'academia' },
} as const satisfies Readonly<Record<`${string}:${string}`, Declarado>>;

/** What is done: `recurso:accion`. Held as such, it reaches the whole academy. */
export type Accion = keyof typeof PERMISOS;
type AccionEnGrupos = { [A in Accion]: (typeof PERMISOS)[A]['sobre'] extends Sobre ? A : never }[Accion];
/** What a profile holds: an action, or its form for «sus grupos» where there is one. */
export type Permiso = Accion | `${AccionEnGrupos}:grupos`;
type RecursoDe<A> = A extends `${infer R}:${string}` ? R : never;
export type Recurso = RecursoDe<Accion>;

const esAccion = (texto: string): texto is Accion => Object.hasOwn(PERMISOS, texto);
const seLimita = (accion: Accion): accion is AccionEnGrupos => PERMISOS[accion].sobre !== 'academia';

export const ACCIONES: readonly Accion[] = Object.keys(PERMISOS).filter(esAccion);

/** How an action is held in one's own groups alone; null when it can't be. */
export const enSusGrupos = (accion: Accion): Permiso | null => (seLimita(accion) ? `${accion}:grupos` : null);

/** Whatever a profile may hold. */
export const TODOS_LOS_PERMISOS: readonly Permiso[] = ACCIONES.flatMap((accion) => [
  accion,
  ...[enSusGrupos(accion)].filter((limitado) => limitado !== null),
]);

const conocidos: ReadonlySet<string> = new Set(TODOS_LOS_PERMISOS);
const esPermiso = (texto: string): texto is Permiso => conocidos.has(texto);

/**
 * What is stored may have been written by a newer version that still runs beside this one: what this one doesn't know
 * opens nothing here, and must not keep its people out.
 */
export const soloPermisos = (textos: readonly string[]): Permiso[] => textos.filter(esPermiso);

/** How far an action reaches. */
export const ALCANCES = ['nada', 'grupos', 'todo'] as const;
export type Alcance = (typeof ALCANCES)[number];

export function alcanceDe(permisos: readonly Permiso[], accion: Accion): Alcance {
  if (permisos.includes(accion)) return 'todo';
  const limitado = enSusGrupos(accion);
  return limitado && permisos.includes(limitado) ? 'grupos' : 'nada';
}
