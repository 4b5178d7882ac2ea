import {
  ACCIONES,
  type Accion,
  type Alcance,
  enSuEquipo,
  enSusGrupos,
  formasDe,
  type Permiso,
  type Recurso,
} from '#core/permisos.ts';
import { PALABRAS_DE_PERMISOS } from '#perfiles/palabras.ts';

export interface Frase {
  readonly permiso: Accion;
  /** Completes "Puede…". */
  readonly frase: string;
  readonly nota?: string;
  /** It can be limited to the groups that the person tutors. */
  readonly porGrupos: boolean;
  /** It can be limited to the people whom the person answers for. */
  readonly porEquipo: boolean;
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
  porEquipo: enSuEquipo(permiso) !== null,
});

/** The permission matrix, top to bottom. */
export const CATALOGO: readonly Apartado[] = [...new Set(Object.values(TITULOS))]
  .map((titulo) => ({
    titulo,
    frases: ACCIONES.filter((accion) => tituloDe(accion) === titulo).map(fraseDeAccion),
  }))
  .filter(({ frases }) => frases.length > 0);

/** The same permissions with one of them reaching this far. */
export function conAlcance(permisos: readonly Permiso[], accion: Accion, alcance: Alcance): Permiso[] {
  const formas = formasDe(accion);
  const [grupos, equipo] = [enSusGrupos(accion), enSuEquipo(accion)];
  const deCadaUno: Readonly<Record<Alcance, readonly (Permiso | null)[]>> = {
    nada: [],
    equipo: [equipo],
    grupos: [grupos],
    ambos: [equipo, grupos],
    todo: [accion],
  };
  const nuevos = deCadaUno[alcance].filter((forma) => forma !== null);
  return [...permisos.filter((uno) => !formas.includes(uno)), ...nuevos].toSorted();
}
