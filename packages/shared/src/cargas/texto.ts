import { withoutAccents } from '#core/accents.ts';

/** Text as people compare it: accents, case, punctuation of headings and outer or double spaces aside. */
export const sinAdornos = (texto: string): string =>
  withoutAccents(texto).toLowerCase().trim().replace(/\s+/g, ' ');

/** How many letters must be put, taken, changed or swapped to make one of the other. */
export function distancia(a: string, b: string): number {
  let [antepenultima, anterior]: [number[], number[]] = [
    [],
    Array.from({ length: b.length + 1 }, (_, j) => j),
  ];
  for (let i = 1; i <= a.length; i++) {
    const actual = [i];
    for (let j = 1; j <= b.length; j++) {
      const cambio = a[i - 1] === b[j - 1] ? 0 : 1;
      let menor = Math.min((anterior[j] ?? 0) + 1, (actual[j - 1] ?? 0) + 1, (anterior[j - 1] ?? 0) + cambio);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        menor = Math.min(menor, (antepenultima[j - 2] ?? 0) + 1);
      actual.push(menor);
    }
    [antepenultima, anterior] = [anterior, actual];
  }
  return anterior[b.length] ?? 0;
}

/** The option that someone who wrote this most likely meant, or null when none is near. */
export function masParecido(escrito: string, opciones: readonly string[]): string | null {
  const llano = sinAdornos(escrito);
  const permitido = Math.max(1, Math.floor(llano.length / 4));
  let mejor: string | null = null;
  let menor = permitido + 1;
  for (const opcion of opciones) {
    const otro = sinAdornos(opcion);
    if (Math.abs(otro.length - llano.length) >= menor) continue;
    const cuanto = distancia(llano, otro);
    if (cuanto < menor) [mejor, menor] = [opcion, cuanto];
  }
  return mejor;
}

/** « ¿Quisiste decir «X»?», or nothing. */
export function sugerencia(escrito: string, opciones: readonly string[]): string {
  const parecido = masParecido(escrito, opciones);
  return parecido ? ` ¿Quisiste decir «${parecido}»?` : '';
}
