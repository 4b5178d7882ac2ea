import { acabada, type Donde, noLeida } from '#importaciones/comun/acabar.ts';
import { comienzoDe, textoDeBytes } from '#importaciones/comun/descifrar.ts';
import { tablaDeClaves } from '#importaciones/leer/texto/claves.ts';
import { lineasDeHtml, pareceHtml } from '#importaciones/leer/texto/de-html.ts';
import { type Linea, lineasDe } from '#importaciones/leer/texto/linea.ts';
import { sinMarcas } from '#importaciones/leer/texto/marcas.ts';
import { esSuelto, partir, type Trozo } from '#importaciones/leer/texto/partir.ts';
import { leeTrozo } from '#importaciones/leer/texto/pregunta.ts';
import type { Leida, Lector } from '#importaciones/leida.ts';

/** What says which one is right stays in its own text, which can be edited and read again. */
const fuenteDe = (uno: Trozo, tabla: string | null): string =>
  [...uno.fuente, ...(tabla === null || uno.respuesta ? [] : [`Respuesta: ${tabla}`])]
    .join('\n')
    .replace(/[\uFDD8\uFDD9]+/g, '**');

const donde = (uno: Trozo, tabla: string | null = null): Donde => ({
  lugar: { archivo: null, linea: uno.linea, hasta: uno.hasta },
  fuente: fuenteDe(uno, tabla),
  origen: null,
  carpeta: uno.carpeta,
  titulo: sinMarcas(uno.enunciado.join(' ') || uno.fuente.join(' ')),
});

function* leidas(lineas: readonly Linea[]): Generator<Leida> {
  const { claves, desde } = tablaDeClaves(lineas);
  const trozos = [...partir(desde === null ? lineas : lineas.filter(({ n }) => n < desde))];
  const veces = new Map<number, number>();
  for (const { numero } of trozos) if (numero !== null) veces.set(numero, (veces.get(numero) ?? 0) + 1);
  let sinNumero = 0;
  const usadas = new Set<number>();
  for (const uno of trozos) {
    if (esSuelto(uno)) {
      yield noLeida(donde(uno), 'No tiene opciones ni respuesta: no parece una pregunta.');
      continue;
    }
    sinNumero += 1;
    // Where nothing is numbered, the table counts them.
    const numero = uno.numero ?? (veces.size === 0 ? sinNumero : null);
    const repetido = numero !== null && (veces.get(numero) ?? 1) > 1;
    if (numero !== null) usadas.add(numero);
    const tabla = numero === null || repetido ? null : (claves.get(numero) ?? null);
    yield acabada(donde(uno, tabla), () => leeTrozo(uno, tabla));
  }
  const sobran = [...claves.keys()].filter((numero) => !usadas.has(numero));
  if (desde !== null && sobran.length > 0) {
    const hasta = lineas.at(-1)?.n ?? desde;
    const titulo = `Tabla de respuestas: ${sobran.join(', ')}`;
    yield noLeida(
      { lugar: { archivo: null, linea: desde, hasta }, fuente: '', origen: null, carpeta: [], titulo },
      `La tabla del final responde a preguntas que no están: ${sobran.slice(0, 20).join(', ')}.`,
    );
  }
}

/** Questions as people write them in Spanish: numbered or not, with «a)», and the right one marked or told below. */
export const lectorTexto: Lector = {
  formato: 'texto',
  parece: ({ bytes }) => {
    const crudo = comienzoDe(bytes);
    const comienzo = pareceHtml(crudo) ? lineasDeHtml(crudo) : crudo;
    const opciones = comienzo.match(/^\s*(?:[*]\s*)?\(?[a-e]\s*[).-]\s*\S/gim)?.length ?? 0;
    if (opciones >= 2 && /^\s*(?:respuesta|soluci[oó]n)|^\s*\d{1,3}\s*[.)-]/im.test(comienzo)) return 0.7;
    if (opciones >= 2) return 0.5;
    return comienzo.trim() === '' || /^\s*[<{[]/.test(comienzo) ? 0 : 0.15;
  },
  *lee({ bytes }) {
    const texto = textoDeBytes(bytes).replace(/[\uFDD0-\uFDEF]/g, '');
    yield* leidas([...lineasDe(pareceHtml(texto) ? lineasDeHtml(texto) : texto)]);
  },
};
