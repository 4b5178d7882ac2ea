import { PERMISOS, type Recurso } from '#perfiles/permisos.ts';

/** How far a permission reaches. */
export const ALCANCES = ['nada', 'grupos', 'todo'] as const;
export type Alcance = (typeof ALCANCES)[number];

export interface Frase {
  readonly permiso: string;
  /** Completes "Puede…". */
  readonly frase: string;
  readonly nota?: string;
  /** It can be limited to the groups that the person tutors. */
  readonly porGrupos: boolean;
}

export interface Apartado {
  readonly titulo: string;
  readonly frases: readonly Frase[];
}

type Acciones<R extends Recurso> = Record<
  (typeof PERMISOS)[R][number],
  string | readonly [frase: string, nota: string]
>;

/** Every permission in plain words; a permission without its sentence does not compile. */
const FRASES: { readonly [R in Recurso]: Acciones<R> } = {
  usuarios: {
    ver: 'Ver fichas de personas',
    crear: 'Crear personas',
    editar: ['Editar personas', 'También suspenderlas, activarlas y darles una contraseña temporal.'],
    eliminar: ['Eliminar personas', 'Se borran sus datos personales; su progreso queda sin nombre.'],
    cargar: ['Cargar personas desde un archivo', 'Con «sus grupos», solo en los grupos que tutoriza.'],
    exportar: ['Exportar la lista de personas', 'Incluye nombres y correos.'],
    'ver-como': [
      'Ver la academia como otra persona',
      'Solo mirar: no se cambia nada y queda registrado. Nunca como alguien que puede más.',
    ],
  },
  grupos: {
    ver: 'Ver grupos',
    crear: 'Crear grupos',
    editar: ['Editar grupos', 'Sus miembros, sus tutores, sus cursos y las fechas límite.'],
    eliminar: [
      'Eliminar grupos',
      'Sus miembros dejan de tener los cursos del grupo; su progreso se conserva.',
    ],
  },
  perfiles: {
    ver: 'Ver perfiles',
    crear: ['Crear perfiles propios', 'Nunca con más de lo que ya puede quien los crea.'],
    editar: 'Editar perfiles propios',
    eliminar: ['Eliminar perfiles propios', 'Si alguien lo tiene, hay que decir qué perfil recibe.'],
  },
  cursos: {
    ver: ['Ver cursos', 'También los borradores y los archivados.'],
    crear: 'Crear cursos',
    editar: 'Editar cursos',
    eliminar: 'Eliminar cursos sin progreso',
    publicar: 'Publicar y archivar cursos',
  },
  actividades: {
    ver: 'Ver actividades',
    crear: 'Crear actividades',
    editar: 'Editar y ordenar actividades',
    eliminar: 'Eliminar actividades',
    calificar: 'Corregir tareas y respuestas abiertas',
  },
  evaluaciones: {
    ver: 'Ver evaluaciones y sus preguntas',
    crear: 'Crear evaluaciones',
    editar: 'Editar evaluaciones',
    eliminar: 'Eliminar evaluaciones',
  },
  progreso: { ver: 'Ver el progreso de las personas' },
  feedback: {
    ver: 'Leer las opiniones',
    responder: 'Responder a las opiniones',
    eliminar: 'Eliminar opiniones',
  },
  reportes: { ver: 'Ver reportes', exportar: ['Exportar reportes', 'Incluye nombres y correos.'] },
  sistema: {
    administrar: 'Cambiar la configuración técnica',
    registro: 'Consultar el registro de cambios',
  },
};

const TITULOS: readonly (readonly [titulo: string, recursos: readonly Recurso[]])[] = [
  ['Personas', ['usuarios', 'progreso']],
  ['Grupos', ['grupos']],
  ['Cursos y contenido', ['cursos', 'actividades', 'evaluaciones']],
  ['Opiniones', ['feedback']],
  ['Reportes', ['reportes']],
  ['Perfiles', ['perfiles']],
  ['Sistema', ['sistema']],
];

/** What is new has no group yet, and profiles and the system belong to the whole academy. */
const SOLO_TODO = new Set(['usuarios:crear', 'grupos:crear', 'cursos:crear']);
const porGrupos = (permiso: string): boolean =>
  !SOLO_TODO.has(permiso) && !/^(perfiles|sistema):/.test(permiso);

const frasesDe = (recurso: Recurso): Frase[] =>
  PERMISOS[recurso].map((accion) => {
    const permiso = `${recurso}:${accion}`;
    const texto = (FRASES[recurso] as Record<string, string | readonly [string, string]>)[accion] ?? permiso;
    const [frase, nota] = typeof texto === 'string' ? [texto, undefined] : texto;
    return { permiso, frase, nota, porGrupos: porGrupos(permiso) };
  });

/** The permission matrix, top to bottom. */
export const CATALOGO: readonly Apartado[] = TITULOS.map(([titulo, recursos]) => ({
  titulo,
  frases: recursos.flatMap(frasesDe),
}));

export const alcanceDe = (permisos: readonly string[], permiso: string): Alcance => {
  if (permisos.includes(permiso)) return 'todo';
  return permisos.includes(`${permiso}:grupos`) ? 'grupos' : 'nada';
};

/** The same permissions with one of them reaching this far. */
export function conAlcance(permisos: readonly string[], permiso: string, alcance: Alcance): string[] {
  const otros = permisos.filter((uno) => uno !== permiso && uno !== `${permiso}:grupos`);
  if (alcance === 'nada') return otros;
  return [...otros, alcance === 'todo' ? permiso : `${permiso}:grupos`].toSorted();
}

/** How a permission is said: "Editar personas". */
export const fraseDe = (permiso: string): string =>
  CATALOGO.flatMap(({ frases }) => frases).find((frase) => frase.permiso === permiso)?.frase ?? permiso;
