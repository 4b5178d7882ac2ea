/**
 * What the rows of a permission are, and so how one of them shows that it is of «sus grupos»: the field of the row, and
 * the list of the actor that must hold it. What belongs to the whole academy has no such form. Only people are in a team:
 * the field that names whom they answer to.
 */
export const SOBRE = {
  persona: { campo: 'grupoIds', entre: 'tutorGrupoIds', equipo: 'responsableIds' },
  'persona nueva': { campo: 'grupoIds', entre: 'tutorGrupoIds' },
  grupo: { campo: 'id', entre: 'tutorGrupoIds' },
  curso: { campo: 'id', entre: 'tutorCursoIds' },
  'parte de un curso': { campo: 'cursoId', entre: 'tutorCursoIds' },
  /** Its groups are those through which its author takes the course. */
  entrega: { campo: 'grupoIds', entre: 'tutorGrupoIds' },
} as const;
export type Sobre = keyof typeof SOBRE;

/** Every permission there is, in the order of the matrix; what is new has no group yet, so it is made everywhere or nowhere. */
export const PERMISOS = {
  'usuarios:ver': 'persona',
  'usuarios:crear': 'academia',
  'usuarios:editar': 'persona',
  'usuarios:eliminar': 'persona',
  'usuarios:cargar': 'persona nueva',
  'usuarios:exportar': 'persona',
  'usuarios:ver-como': 'persona',
  'progreso:ver': 'persona',

  'grupos:ver': 'grupo',
  'grupos:crear': 'academia',
  'grupos:editar': 'grupo',
  'grupos:eliminar': 'grupo',

  'cursos:ver': 'curso',
  'cursos:crear': 'academia',
  'cursos:editar': 'curso',
  'cursos:eliminar': 'curso',
  'cursos:publicar': 'curso',

  'actividades:ver': 'parte de un curso',
  'actividades:crear': 'parte de un curso',
  'actividades:editar': 'parte de un curso',
  'actividades:eliminar': 'parte de un curso',
  'actividades:calificar': 'entrega',

  'evaluaciones:ver': 'parte de un curso',
  'evaluaciones:crear': 'parte de un curso',
  'evaluaciones:editar': 'parte de un curso',
  'evaluaciones:eliminar': 'parte de un curso',
  'preguntas:ver': 'parte de un curso',
  'preguntas:editar': 'parte de un curso',
  'preguntas:importar': 'parte de un curso',
  'intentos:ver': 'persona',
  'intentos:vigilar': 'persona',
  'intentos:ampliar': 'persona',
  'intentos:anular': 'persona',
  'intentos:recalificar': 'persona',
  'adaptaciones:ver': 'persona',
  'adaptaciones:editar': 'persona',

  'plazos:prorrogar': 'persona',
  'plazos:eximir': 'persona',
  'plazos:renovar': 'persona',

  'certificados:ver': 'persona',
  'certificados:emitir': 'persona',
  'certificados:retirar': 'persona',
  'certificados:disenar': 'academia',

  'avisos:anunciar': 'persona',
  'avisos:plantillas': 'academia',
  'avisos:correo': 'academia',

  'feedback:ver': 'parte de un curso',
  'feedback:responder': 'parte de un curso',
  'feedback:eliminar': 'parte de un curso',

  'reportes:ver': 'grupo',
  'reportes:exportar': 'grupo',
  'reportes:fotografiar': 'academia',

  'perfiles:ver': 'academia',
  'perfiles:crear': 'academia',
  'perfiles:editar': 'academia',
  'perfiles:eliminar': 'academia',

  'sistema:administrar': 'academia',
  'sistema:registro': 'academia',
} as const satisfies Readonly<Record<`${string}:${string}`, Sobre | 'academia'>>;

/** What is done: `recurso:accion`. Held as such, it reaches the whole academy. */
export type Accion = keyof typeof PERMISOS;

/** What may be held of one's team alone: what is read of people, and asked where they are. */
const EN_EQUIPO = [
  'usuarios:ver',
  'usuarios:exportar',
  'progreso:ver',
  'reportes:ver',
  'reportes:exportar',
] as const satisfies readonly Accion[];
type AccionEnEquipo = (typeof EN_EQUIPO)[number];

type AccionEnGrupos = { [A in Accion]: (typeof PERMISOS)[A] extends Sobre ? A : never }[Accion];
/** What a profile holds: an action, or its form for «sus grupos» or for «su equipo» where there is one. */
export type Permiso = Accion | `${AccionEnGrupos}:grupos` | `${AccionEnEquipo}:equipo`;
type RecursoDe<A> = A extends `${infer R}:${string}` ? R : never;
export type Recurso = RecursoDe<Accion>;

const esAccion = (texto: string): texto is Accion => Object.hasOwn(PERMISOS, texto);
const seLimita = (accion: Accion): accion is AccionEnGrupos => PERMISOS[accion] !== 'academia';

export const ACCIONES: readonly Accion[] = Object.keys(PERMISOS).filter(esAccion);

/** How an action is held in one's own groups alone; null when it can't be. */
export const enSusGrupos = (accion: Accion): Permiso | null => (seLimita(accion) ? `${accion}:grupos` : null);

/** How it is held of the people whose «Responsable» names the actor; null when it can't be. */
export const enSuEquipo = (accion: Accion): Permiso | null => {
  const suya = EN_EQUIPO.find((una) => una === accion);
  return suya ? `${suya}:equipo` : null;
};

/** An action as it may be held: everywhere, in one's own groups, of one's team. */
export const formasDe = (accion: Accion): Permiso[] =>
  [accion, enSusGrupos(accion), enSuEquipo(accion)].filter((forma) => forma !== null);

/** Whatever a profile may hold. */
export const TODOS_LOS_PERMISOS: readonly Permiso[] = ACCIONES.flatMap(formasDe);

const conocidos: ReadonlySet<string> = new Set(TODOS_LOS_PERMISOS);
const esPermiso = (texto: string): texto is Permiso => conocidos.has(texto);

/**
 * What is stored may have been written by a newer version that still runs beside this one: what this one doesn't know
 * opens nothing here, and must not keep its people out.
 */
export const soloPermisos = (textos: readonly string[]): Permiso[] => textos.filter(esPermiso);

/** How far an action reaches. */
export const ALCANCES = ['nada', 'equipo', 'grupos', 'ambos', 'todo'] as const;
export type Alcance = (typeof ALCANCES)[number];

export function alcanceDe(permisos: readonly Permiso[], accion: Accion): Alcance {
  if (permisos.includes(accion)) return 'todo';
  const tiene = (forma: Permiso | null) => forma !== null && permisos.includes(forma);
  const [grupos, equipo] = [tiene(enSusGrupos(accion)), tiene(enSuEquipo(accion))];
  if (grupos && equipo) return 'ambos';
  if (grupos) return 'grupos';
  return equipo ? 'equipo' : 'nada';
}

/** What each reach is made of. */
export const PARTES: Readonly<Record<Alcance, readonly ('equipo' | 'grupos' | 'todo')[]>> = {
  nada: [],
  equipo: ['equipo'],
  grupos: ['grupos'],
  ambos: ['equipo', 'grupos'],
  todo: ['equipo', 'grupos', 'todo'],
};

/** Whether one reach holds all of another: that of one's groups and that of one's team say nothing of each other. */
export const abarca = (uno: Alcance, otro: Alcance): boolean =>
  PARTES[otro].every((parte) => PARTES[uno].includes(parte));
