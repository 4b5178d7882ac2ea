import { CERO, opuesto, racional, type Racional, racionalDe } from '#core/racional.ts';
import { type Publica, tipoDePregunta } from '#preguntas/tipos.ts';
import type { Resta } from '#preguntas/resta.ts';
import { A_MANO } from '#preguntas/tipos/tipo.ts';

/** The share that this question loses. */
export function penalizacion(publica: Publica, resta: Resta): Racional {
  if (resta !== 'opciones') return racionalDe(resta);
  const opciones = tipoDePregunta(publica.tipo).opciones(publica);
  return opciones === null || opciones < 2 ? CERO : racional(1, opciones - 1);
}

export interface Resultado {
  readonly estado: 'blanco' | 'calificada' | 'a_mano';
  /** Of the points of the question, from −1 to 1; 0 while a person has not marked it. */
  readonly fraccion: Racional;
  /** The rule that gave it, in words for its author. */
  readonly regla: string;
}

const EN_BLANCO: Resultado = { estado: 'blanco', fraccion: CERO, regla: 'En blanco.' };

/** Nothing was answered, or nothing that counts as an answer: spaces, a template as it was. */
export const quedoEnBlanco = (publica: Publica, respuesta: unknown): boolean =>
  respuesta === null || respuesta === undefined || tipoDePregunta(publica.tipo).enBlanco(respuesta, publica);

interface Calificable {
  readonly publica: Publica;
  readonly clave: Record<string, unknown>;
}

/**
 * What an answer gives. The answer and the key are of the question's kind: both were read by its schemas. A penalty
 * falls on an answer that was given and gains exactly nothing; a negative share of the author's own stays as it is.
 */
export function calificaRespuesta(pregunta: Calificable, respuesta: unknown, resta: Resta): Resultado {
  if (quedoEnBlanco(pregunta.publica, respuesta)) return EN_BLANCO;
  const dada = tipoDePregunta(pregunta.publica.tipo).califica(pregunta, respuesta);
  if (dada === A_MANO) return { estado: A_MANO, fraccion: CERO, regla: 'La corrige una persona.' };
  const pierde = penalizacion(pregunta.publica, resta);
  if (dada.fraccion.n !== 0n || pierde.n === 0n) return { estado: 'calificada', ...dada };
  return { estado: 'calificada', fraccion: opuesto(pierde), regla: `${dada.regla} Resta por no sumar nada.` };
}
