import type { Evaluacion } from '#evaluaciones/collection.ts';
import {
  CERO,
  compara,
  entre,
  mayor,
  por,
  type Racional,
  racional,
  racionalDe,
  racionalDeNumero,
  redondea,
  suma,
} from '#core/racional.ts';

/** A question of an attempt as it counts: its points, and the fraction of them that it gives. */
export interface Puntuada {
  readonly puntos: Racional;
  /** Null: it waits for a person. */
  readonly fraccion: Racional | null;
}

export interface Nota {
  /** Over 10, with two decimals; null when there are no points at all. */
  readonly nota: string | null;
  /** What is known so far is the least it can be: something waits for a person. */
  readonly provisional: boolean;
}

const DIEZ = racional(10);

/** 10 × max(0, Σ fraction × points) ÷ Σ points, rounded once, half away from zero. */
export function notaDe(preguntas: readonly Puntuada[]): Nota {
  const posibles = suma(...preguntas.map(({ puntos }) => puntos));
  const provisional = preguntas.some(({ fraccion, puntos }) => fraccion === null && puntos.n > 0n);
  if (posibles.n === 0n) return { nota: null, provisional };
  const logrados = suma(...preguntas.map(({ puntos, fraccion }) => por(puntos, fraccion ?? CERO)));
  return { nota: redondea(entre(por(DIEZ, mayor(CERO, logrados)), posibles), 2), provisional };
}

/** The points of several questions as they count: added exactly, rounded once, never below 0. */
export function puntosDeTodas(preguntas: readonly Puntuada[]): {
  readonly logrados: number;
  readonly posibles: number;
} {
  const logrados = suma(...preguntas.map(({ puntos, fraccion }) => por(puntos, fraccion ?? CERO)));
  const posibles = suma(...preguntas.map(({ puntos }) => puntos));
  return { logrados: Number(redondea(mayor(CERO, logrados), 2)), posibles: Number(redondea(posibles, 2)) };
}

/**
 * The mean of marks, exact and rounded once, as every mark is; null of none.
 * Twin: `nota_de_curso` of `packages/server/src/base/reglas/certificados.sql`, held by `packages/server/src/features/certificados/certificados.test.ts`.
 */
export const notaMedia = (notas: readonly number[]): number | null =>
  notas.length === 0
    ? null
    : Number(redondea(entre(suma(...notas.map(racionalDeNumero)), racional(notas.length)), 2));

export const aprueba = (nota: string, notaMinima: number): boolean =>
  compara(racionalDe(nota), racionalDeNumero(notaMinima)) >= 0;

/** The pass mark, which is over 10, as so many of the points there are. */
export const puntosParaAprobar = (puntos: number, notaMinima: number): number =>
  Number(redondea(entre(por(racionalDeNumero(puntos), racionalDeNumero(notaMinima)), DIEZ), 2));

/** An attempt as it stands for the mark that counts, in the order in which they were made. */
export interface IntentoConNota {
  readonly estado: 'en_curso' | 'vencido' | 'entregado' | 'anulado';
  readonly nota: string | null;
  readonly provisional: boolean;
}

/** The mark that counts among several attempts; null when none has one yet. */
export function notaQueCuenta(
  regla: Evaluacion['notaQueCuenta'],
  intentos: readonly IntentoConNota[],
): string | null {
  const notas = intentos.flatMap(({ estado, nota, provisional }) =>
    estado === 'entregado' && nota !== null && !provisional ? [racionalDe(nota)] : [],
  );
  const [primera] = notas;
  if (!primera) return null;
  if (regla === 'media') return redondea(entre(suma(...notas), racional(notas.length)), 2);
  if (regla === 'mejor') return redondea(notas.reduce(mayor), 2);
  return redondea(regla === 'primera' ? primera : (notas.at(-1) ?? primera), 2);
}

/** «6,81», without zeros that say nothing. */
export const notaEscrita = (nota: string): string => nota.replace(/\.?0+$/, '').replace('.', ',');
