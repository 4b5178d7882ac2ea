import type { Entrada, Formato, Lector } from '@catedra/shared/importaciones/leida.ts';
import { lectorAiken } from '@catedra/shared/importaciones/leer/aiken/lector.ts';
import { lectorCatedra } from '@catedra/shared/importaciones/leer/catedra/lector.ts';
import { lectorGift } from '@catedra/shared/importaciones/leer/gift/lector.ts';
import { lectorTexto } from '@catedra/shared/importaciones/leer/texto/lector.ts';
import { moodleXml } from '#features/importaciones/leer/moodle-xml/lector.ts';
import { qti } from '#features/importaciones/leer/qti/lector.ts';

/** Every format that is read. */
const LECTORES: readonly Lector[] = [lectorCatedra, lectorGift, lectorAiken, moodleXml, qti, lectorTexto];

const PARECIDO = 0.1;

/** The one that the beginning of a file looks most like; null when it looks like none. */
export function lectorPara(entrada: Entrada): Lector | null {
  const [mejor] = LECTORES.map((lector) => ({ lector, parecido: lector.parece(entrada) })).toSorted(
    (a, b) => b.parecido - a.parecido,
  );
  return mejor && mejor.parecido >= PARECIDO ? mejor.lector : null;
}

export const lectorDe = (formato: Formato): Lector | null =>
  LECTORES.find((uno) => uno.formato === formato) ?? null;
