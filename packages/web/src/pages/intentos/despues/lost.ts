import type { PreguntaRevisada } from '@catedra/shared/intentos/despues.ts';
import { seResponde } from '@catedra/shared/preguntas/que-pide.ts';
import type { Result } from '#pages/intentos/despues/results.ts';

type Seen = Pick<PreguntaRevisada, 'lugar' | 'bajo' | 'tipo' | 'resultado'>;

const LOST: readonly Result[] = ['parcial', 'fallo', 'blanco'];

/** The questions that gave less than they could: what nobody has marked yet is not lost. */
export const lostOf = <Q extends Seen>(preguntas: readonly Q[]): Q[] =>
  preguntas.filter(
    ({ tipo, resultado }) => seResponde(tipo) && resultado !== undefined && LOST.includes(resultado),
  );

/** These places, and the cases they stand under: a case is read with what was asked of it. */
export function withCases(preguntas: readonly Seen[], lugares: Iterable<number>): ReadonlySet<number> {
  const places = new Set(lugares);
  for (const { lugar, bajo } of preguntas) if (places.has(lugar) && bajo !== null) places.add(bajo);
  return places;
}

/** What is open at first: what was lost. Where nothing is said of how it went, all of it. */
export function openAtFirst(preguntas: readonly Seen[]): ReadonlySet<number> {
  const told = preguntas.some(({ tipo, resultado }) => seResponde(tipo) && resultado !== undefined);
  const which = told ? lostOf(preguntas) : preguntas;
  return withCases(
    preguntas,
    which.map(({ lugar }) => lugar),
  );
}
