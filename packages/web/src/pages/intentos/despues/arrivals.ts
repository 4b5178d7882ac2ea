import type { IntentoRevisado } from '@catedra/shared/intentos/despues.ts';
import { estaRespondida } from '@catedra/shared/preguntas/respondida.ts';
import { numbersOf } from '#pages/intentos/sala/pages-of.ts';

type Known = Pick<IntentoRevisado, 'recibo' | 'preguntas'>;

interface Arrival {
  readonly number: number;
  readonly answered: boolean;
}

/** Which questions have an answer; none when the receipt alone does not tell which. */
export function arrivals({ recibo, preguntas }: Known): Arrival[] {
  const every = (answered: boolean) =>
    Array.from({ length: recibo.preguntas }, (_, index) => ({ number: index + 1, answered }));
  if (recibo.respondidas === recibo.preguntas) return every(true);
  if (recibo.respondidas === 0) return every(false);
  const numbers = numbersOf(preguntas);
  const seen = preguntas.flatMap(({ lugar, respuesta, publica }) => {
    const number = numbers.get(lugar);
    return number === undefined || respuesta === undefined
      ? []
      : [{ number, answered: estaRespondida(respuesta, publica) }];
  });
  return seen.length === recibo.preguntas ? seen : [];
}

/** The numbers of those that were never answered: what came late or was not taken is told apart. */
export function leftBlank(revisado: Known): string[] {
  const { tardias, noTomadas } = revisado.recibo;
  const apart = [...tardias.map(({ lugar }) => lugar), ...noTomadas].map(numberOf(revisado));
  return arrivals(revisado)
    .filter(({ answered }) => !answered)
    .map(({ number }) => String(number))
    .filter((number) => !apart.includes(number));
}

/** The number of the question in a place: places count descriptions, numbers don't. */
export function numberOf({ preguntas }: Pick<Known, 'preguntas'>) {
  const numbers = numbersOf(preguntas);
  return (lugar: number): string => String(numbers.get(lugar) ?? lugar + 1);
}
