import { type Sorteo, sorteo } from '#seed/content/azar.ts';
import { actividadesDe, cursos, esPrueba } from '#seed/content/cursos.ts';
import { grupos } from '#seed/content/grupos.ts';
import { type Aptitud, empezar, hacer, type Paso } from '#seed/content/historia/pasos.ts';
import type { ActividadDemo, CursoDemo, PersonaDemo } from '#seed/content/types.ts';

/** Share of each group that finishes what it is given. */
const CONSTANCIA: Record<string, number> = {
  oficinas: 0.7,
  logistica: 0.48,
  'almacen-getafe': 0.36,
  'atencion-al-cliente': 0.42,
};
const RECIEN_LLEGADO = 40;

export const SEMANAS = 8;
const PRIMER_DIA = -7 * SEMANAS + 1;

const gruposDe = (persona: string) =>
  grupos.filter((grupo) => grupo.miembros.some((miembro) => miembro.persona === persona));

/** Days since someone joined their first group; people without a group came with the opening. */
export function antiguedad(persona: string): number {
  const altas = grupos.flatMap((grupo) => grupo.miembros.filter((miembro) => miembro.persona === persona));
  return altas.length === 0 ? -PRIMER_DIA : Math.max(...altas.map((alta) => alta.altaHaceDias));
}

export const primerDiaDe = (persona: string) => Math.max(PRIMER_DIA, -antiguedad(persona));

/** Assigned courses in the order of the catalogue, and the open ones that some people try on their own. */
function cursosDe(persona: PersonaDemo, azar: Sorteo): CursoDemo[] {
  const asignados = new Set(
    gruposDe(persona.clave).flatMap((grupo) => grupo.cursos.map(({ curso }) => curso)),
  );
  if (persona.perfil !== 'Estudiante') return cursos.filter((curso) => curso.slug === 'bienvenida');
  return cursos.filter(
    (curso) =>
      curso.estado === 'publicado' &&
      (asignados.has(curso.slug) ||
        (curso.acceso === 'abierto' && (asignados.size === 0 || azar.acierta(0.15)))),
  );
}

/** How many required activities get done: all of them, a part, one or two before giving up, or none. */
function alcance(curso: CursoDemo, persona: PersonaDemo, constancia: number, azar: Sorteo): number {
  const total = actividadesDe(curso).filter((actividad) => actividad.obligatoria).length;
  const aMedias = Math.max(1, Math.round(total * (0.2 + azar.decimal() * 0.6)));
  const suerte = azar.decimal();
  const probabilidad = curso.slug === 'bienvenida' ? constancia + 0.3 : constancia;
  const puedeTerminar =
    persona.estado === 'activo' &&
    (curso.slug === 'bienvenida' || antiguedad(persona.clave) > RECIEN_LLEGADO);
  if (suerte < probabilidad) return puedeTerminar ? total : aMedias;
  const resto = (suerte - probabilidad) / (1 - probabilidad);
  if (resto < 0.65) return aMedias;
  return resto < 0.85 ? azar.entero(1, 2) : 0;
}

/** Nobody has done what opened after the academy or has not opened yet. */
function disponible(actividad: ActividadDemo): boolean {
  if (!esPrueba(actividad)) return true;
  return (actividad.contenido.abreEnDias ?? PRIMER_DIA) <= PRIMER_DIA;
}

function pasosDeCurso(curso: CursoDemo, meta: number, aptitudDe: () => Aptitud, azar: Sorteo): Paso[] {
  const pasos: Paso[] = [];
  let hechas = 0;
  if (meta === 0) return pasos;
  for (const actividad of actividadesDe(curso).filter(disponible)) {
    if (!actividad.obligatoria && !azar.acierta(0.55)) continue;
    const obligatorias = actividadesDe(curso).filter(({ obligatoria }) => obligatoria).length;
    if (hechas >= meta && meta < obligatorias) {
      if (azar.acierta(0.7)) pasos.push(empezar(curso.slug, actividad, aptitudDe(), azar));
      return pasos;
    }
    const paso = hacer(curso.slug, actividad, aptitudDe(), azar);
    pasos.push(paso);
    if (paso.estado === 'en_curso' && actividad.obligatoria && curso.secuencial) return pasos;
    if (actividad.obligatoria) hechas++;
  }
  return pasos;
}

/** Everything a person has done since the academy opened, in order. */
export function planDe(persona: PersonaDemo): Paso[] {
  if (persona.accesoHaceDias === null) return [];
  const azar = sorteo(`plan/${persona.clave}`);
  const esfuerzo = azar.decimal();
  const base = Math.max(0.3, ...gruposDe(persona.clave).map((grupo) => CONSTANCIA[grupo.clave] ?? 0));
  const constancia = Math.min(0.95, base + (esfuerzo - 0.5) * 0.4);

  const pasos: Paso[] = [];
  for (const curso of cursosDe(persona, azar)) {
    const meta = alcance(curso, persona, persona.perfil === 'Estudiante' ? constancia : 1, azar);
    const previos = pasos.length;
    let indice = 0;
    const aptitudDe = () => {
      const soltura = Math.min(1, (previos + indice++) / 30);
      return { nivel: 6.1 + esfuerzo * 2 + soltura * 0.9, soltura };
    };
    pasos.push(...pasosDeCurso(curso, meta, aptitudDe, azar));
  }
  return pasos;
}
