import type { Criterio } from '@catedra/shared/actividades/tipos/tarea/contenido.ts';
import { parteDeRubrica, puntosDe } from '@catedra/shared/entregas/calificacion.ts';
import type { CriterioCalificado, EntregaPorCalificar } from '@catedra/shared/entregas/schemas.ts';
import type { RespuestaPorCalificar } from '@catedra/shared/intentos/calificar.ts';

/** What a work or an answer is marked with, and the mark it has. */
export interface Sheet {
  /** Of this one alone: what was begun for it waits under it. */
  readonly key: string;
  /** What it is of: with it others are compared, and what was kept to be said is found. */
  readonly de: {
    readonly id: string;
    readonly cursoId: string;
    readonly actividadId: string;
    readonly preguntaId?: string;
  };
  /** Of the mark as it was read. */
  readonly version: number;
  /** The most it can have. */
  readonly maximo: number;
  readonly rubrica: readonly Criterio[];
  readonly dada: readonly CriterioCalificado[];
  readonly nota: number | null;
  readonly comentario: string;
}

/** What whoever marks has filled in so far. */
export interface MarkValues {
  readonly nota: number | null;
  readonly puntos: readonly (number | null)[];
  readonly comentario: string;
}

export const sheetOfWork = ({ entrega, actividad, curso }: EntregaPorCalificar): Sheet => ({
  key: entrega.id,
  de: { id: entrega.id, cursoId: curso.id, actividadId: actividad.id },
  version: entrega.version,
  maximo: 10,
  rubrica: actividad.rubrica,
  dada: entrega.rubrica,
  nota: entrega.nota,
  comentario: entrega.comentario,
});

export const sheetOfAnswer = (respuesta: RespuestaPorCalificar): Sheet => ({
  key: `${respuesta.intentoId}.${respuesta.lugar}`,
  de: {
    id: respuesta.intentoId,
    cursoId: respuesta.curso.id,
    actividadId: respuesta.actividad.id,
    preguntaId: respuesta.preguntaId,
  },
  version: respuesta.version,
  maximo: respuesta.puntos,
  rubrica: respuesta.rubrica,
  dada: respuesta.rubricaDada,
  nota: respuesta.logrados,
  comentario: respuesta.comentario,
});

/** The mark as it stands; a rubric that changed since then starts empty. */
export function valuesOf({ rubrica, dada, nota, comentario }: Sheet): MarkValues {
  const same = dada.length === rubrica.length;
  return {
    nota: rubrica.length > 0 ? null : nota,
    puntos: rubrica.map((_, i) => (same ? (dada[i]?.dados ?? null) : null)),
    comentario,
  };
}

/** The mark that the points make so far; null until all are there, and none is too much. */
export function markOf({ rubrica, maximo }: Sheet, { nota, puntos }: MarkValues): number | null {
  if (rubrica.length === 0) return nota !== null && nota > maximo ? null : nota;
  const given = puntos.filter((one, i) => one !== null && one <= (rubrica[i]?.puntos ?? 0)) as number[];
  if (given.length < rubrica.length) return null;
  return puntosDe(parteDeRubrica(rubrica, given), maximo);
}

/** What the points given so far make, and how many criteria have none yet, or too many. */
export function soFar({ rubrica, maximo }: Sheet, { puntos }: MarkValues): { nota: number; faltan: number } {
  const given = rubrica.map(({ puntos: most }, i) => {
    const one = puntos[i] ?? null;
    return one !== null && one <= most ? one : null;
  });
  return {
    nota: puntosDe(
      parteDeRubrica(
        rubrica,
        given.map((one) => one ?? 0),
      ),
      maximo,
    ),
    faltan: given.filter((one) => one === null).length,
  };
}

/** What travels: with a rubric the points of each criterion, without one the mark. */
export const given = ({ rubrica }: Sheet, { nota, puntos }: MarkValues) => ({
  nota: rubrica.length > 0 ? null : nota,
  puntos: rubrica.length > 0 ? puntos.map((one) => one ?? 0) : null,
});

export const sameValues = (one: MarkValues, other: MarkValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What is filled in, and the mark it is written over. */
export interface Begun {
  readonly values: MarkValues;
  readonly base: { readonly version: number; readonly values: MarkValues };
}

const unsent = new Map<string, Begun>();

/** What was begun for a work and not sent waits there while others are looked at. */
export const begun = {
  read: (key: string): Begun | null => unsent.get(key) ?? null,
  keep: (key: string, one: Begun): void => void unsent.set(key, one),
  drop: (key: string): void => void unsent.delete(key),
};
