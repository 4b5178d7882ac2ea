import { type Accion, type Alcance, enSusGrupos, type Permiso, type Recurso } from '#core/permisos.ts';
import { ACCIONES_EN_PANTALLA, PALABRAS_DE_PERMISOS } from '#perfiles/palabras.ts';

export interface Frase {
  readonly permiso: Accion;
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

/** Under which heading of the matrix the permissions of a resource stand. */
const TITULOS: Readonly<Record<Recurso, string>> = {
  usuarios: 'Personas',
  progreso: 'Personas',
  grupos: 'Grupos',
  cursos: 'Cursos y contenido',
  actividades: 'Cursos y contenido',
  evaluaciones: 'Cursos y contenido',
  preguntas: 'Cursos y contenido',
  intentos: 'Evaluaciones y adaptaciones',
  adaptaciones: 'Evaluaciones y adaptaciones',
  plazos: 'Plazos',
  certificados: 'Certificados',
  avisos: 'Avisos',
  feedback: 'Opiniones',
  reportes: 'Reportes',
  perfiles: 'Perfiles',
  sistema: 'Sistema',
};

const tituloDe = (accion: Accion): string | undefined =>
  Object.entries(TITULOS).find(([recurso]) => accion.startsWith(`${recurso}:`))?.[1];

const fraseDeAccion = (permiso: Accion): Frase => ({
  permiso,
  ...PALABRAS_DE_PERMISOS[permiso],
  porGrupos: enSusGrupos(permiso) !== null,
});

/** The permission matrix, top to bottom. */
export const CATALOGO: readonly Apartado[] = [...new Set(Object.values(TITULOS))]
  .map((titulo) => ({
    titulo,
    frases: ACCIONES_EN_PANTALLA.filter((accion) => tituloDe(accion) === titulo).map(fraseDeAccion),
  }))
  .filter(({ frases }) => frases.length > 0);

/** The same permissions with one of them reaching this far. */
export function conAlcance(permisos: readonly Permiso[], accion: Accion, alcance: Alcance): Permiso[] {
  const limitado = enSusGrupos(accion);
  const otros = permisos.filter((uno) => uno !== accion && uno !== limitado);
  const nuevo = { nada: null, grupos: limitado, todo: accion }[alcance];
  return nuevo ? [...otros, nuevo].toSorted() : otros;
}
