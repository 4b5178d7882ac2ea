import type { IntentoRevisado } from '@catedra/shared/intentos/despues.ts';
import { cuenta, enFecha, numero } from '#ui/words/words.ts';

type Resultado = Pick<
  IntentoRevisado,
  'nota' | 'notaMinima' | 'aprobado' | 'provisional' | 'faltan' | 'puntos' | 'despues'
>;

export interface ResultWords {
  readonly title: string;
  readonly text: string;
}

/** From a double that is two marks apart, as a mark. */
const distance = (a: number, b: number): string => numero(Math.round(Math.abs(a - b) * 100) / 100);

const missing = (faltan: readonly number[]): string =>
  faltan.length === 1
    ? `Falta que corrijan la ${faltan[0]}`
    : `Falta que corrijan ${faltan.length} respuestas`;

/** How it went, in a title and a line: passed, or how far it was; null while there is no mark to say. */
export function resultWords(resultado: Resultado): ResultWords | null {
  const { nota, notaMinima, aprobado, provisional, faltan, despues } = resultado;
  if (nota === null) return null;
  if (provisional)
    return {
      title: `Entregada. ${missing(faltan)}`,
      text: `Lo demás ya está contado; hasta que se corrija no se compara con el ${numero(notaMinima)}.`,
    };
  if (aprobado) {
    const left = distance(nota, notaMinima);
    const spare = left === '1' ? 'te sobra 1 punto' : `te sobran ${left} puntos`;
    const over = nota > notaMinima ? ` y ${spare}` : ' y lo tienes justo';
    const again = despues.apertura.tipo === 'abierta' || despues.apertura.tipo === 'espera';
    return {
      title: 'Aprobada',
      text: `Hacía falta un ${numero(notaMinima)}${over}.${again ? ' Esta nota ya cuenta; no necesitas otro intento.' : ''}`,
    };
  }
  return {
    title: `Te has quedado a ${distance(nota, notaMinima)} del ${numero(notaMinima)}`,
    text: 'Esta vez no llega.',
  };
}

const CUENTA = {
  mejor: 'Cuenta la nota más alta.',
  ultima: 'Cuenta la última nota.',
  primera: 'Cuenta la primera nota.',
  media: 'Cuenta la media de todas.',
} as const;

/** Whether there is another try, from when and until when; null when nobody needs it or may. */
export function againWords(
  { aprobado, despues: { apertura, notaQueCuenta } }: Pick<Resultado, 'aprobado' | 'despues'>,
  left: number | null,
  now: Date,
  zone: string,
): ResultWords | null {
  if (aprobado) return null;
  if (apertura.tipo !== 'abierta' && apertura.tipo !== 'espera')
    return { title: 'No te quedan intentos', text: '' };
  const from =
    apertura.tipo === 'espera' ? `Desde ${enFecha(apertura.hasta, now, zone)}.` : 'Cuando quieras.';
  return {
    title:
      left === null
        ? 'Puedes repetirla'
        : left === 1
          ? 'Te queda 1 intento'
          : `Te quedan ${cuenta(left, 'intento')}`,
    text: `${from} ${CUENTA[notaQueCuenta]}`,
  };
}
