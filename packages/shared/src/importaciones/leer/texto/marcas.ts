/** Around what somebody made stand out: bold, underlined, highlighted. No text that is kept holds these signs. */
export const ABRE = '\uFDD8';
export const CIERRA = '\uFDD9';

export const sinMarcas = (texto: string): string => texto.replace(/[\uFDD8\uFDD9]/g, '');

/** All that can be read of it stands out. */
export function destaca(texto: string): boolean {
  let [hondo, algo] = [0, false];
  for (const signo of texto) {
    if (signo === ABRE) hondo += 1;
    else if (signo === CIERRA) hondo -= 1;
    else if (/[\p{L}\p{N}]/u.test(signo)) {
      if (hondo <= 0) return false;
      algo = true;
    }
  }
  return algo;
}

/** `**así**` and `__así__` stand out as well. */
export const conMarcasEscritas = (linea: string): string =>
  linea.replace(/(\*\*|__)(?=[^\s*_])([^*_]{1,2000}?)(?<=[^\s*_])\1/g, `${ABRE}$2${CIERRA}`);
