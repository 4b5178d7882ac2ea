import type { Seat } from '#pages/evaluaciones/sala/seats.ts';
import { cuenta } from '#ui/words/words.ts';

export type End = 'terminar' | 'anular' | 'reabrir';

const VERBS: Readonly<Record<End, string>> = { terminar: 'Terminar', anular: 'Anular', reabrir: 'Reabrir' };

export const verbOf = (end: End, count: number): string => `${VERBS[end]} ${cuenta(count, 'intento')}`;

const LATE = 'lo que su equipo no haya enviado llegará tarde y quedará aparte, en Resultados.';

function cutWords(one: boolean, cut: number): string {
  if (one) return `Está sin señal: ${LATE}`;
  return `${cuenta(cut, 'persona está', 'personas están')} sin señal: ${LATE}`;
}

/** What each one loses or keeps, in numbers. */
export function effectsOf(end: End, seats: readonly Seat[]): string[] {
  const one = seats.length === 1;
  if (end === 'reabrir')
    return [
      'Conserva lo que respondió y las mismas preguntas. No gasta otro intento.',
      'Si ya ha podido ver las respuestas correctas, cuéntalo antes de reabrir.',
    ];
  if (end === 'anular')
    return [
      one
        ? 'Cuenta como hecho: no devuelve el intento. Puedes dar otro después, en Resultados.'
        : 'Cuentan como hechos: no devuelven los intentos. Puedes dar otros después, en Resultados.',
      one
        ? 'Lo que respondió se queda en Resultados, sin nota.'
        : 'Lo que respondieron se queda en Resultados, sin nota.',
    ];
  const blank = seats.filter(
    ({ persona: { intento } }) => intento && intento.respondidas < intento.preguntas,
  );
  const cut = seats.filter(({ como }) => como === 'desconectada');
  return [
    one
      ? 'Se entrega ahora con lo que ha llegado, y ya no podrá responder.'
      : 'Se entregan ahora con lo que ha llegado, y ya no podrán responder.',
    ...(blank.length > 0
      ? [
          one
            ? 'Le quedan preguntas sin responder.'
            : blank.length === 1
              ? 'A una persona le quedan preguntas sin responder.'
              : `A ${blank.length} personas les quedan preguntas sin responder.`,
        ]
      : []),
    ...(cut.length > 0 ? [cutWords(one, cut.length)] : []),
  ];
}
