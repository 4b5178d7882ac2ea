import { hash } from '#core/hash.ts';
import { type LugarDelIntento, planDelIntento } from '#intentos/plan.ts';
import { azarDe } from '#preguntas/azar.ts';
import type { Azar } from '#preguntas/tipos/tipo.ts';

export const LETRAS_DE_MODELO = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type LetraDeModelo = (typeof LETRAS_DE_MODELO)[number];

type Composicion = Parameters<typeof planDelIntento>[0];

export interface ModeloDePapel {
  /** Null: it is the only one, in the order of the evaluation. */
  readonly letra: LetraDeModelo | null;
  readonly plan: readonly LugarDelIntento[];
}

const azarDeModelo = (evaluacionId: string, letra: string | null, deQue: string): Azar =>
  azarDe(hash([evaluacionId, letra ?? '', deQue].join(' ')));

/**
 * What each sheet of an evaluation asks, and in which order: the same each time it is asked for, however many there are. With
 * several each is shuffled, so that who sit side by side have another one.
 */
export function modelosDePapel(
  evaluacionId: string,
  composicion: Composicion,
  cuantos: number,
): ModeloDePapel[] {
  const letras = cuantos === 1 ? [null] : LETRAS_DE_MODELO.slice(0, cuantos);
  return letras.map((letra) => ({
    letra,
    plan: planDelIntento(
      { ...composicion, barajar: composicion.barajar || letra !== null },
      azarDeModelo(evaluacionId, letra, 'plan'),
    ),
  }));
}

/** In which order a question of a model shows its parts, whatever happens to the others. */
export const azarDePregunta = (evaluacionId: string, letra: LetraDeModelo | null, preguntaId: string): Azar =>
  azarDeModelo(evaluacionId, letra, preguntaId);
