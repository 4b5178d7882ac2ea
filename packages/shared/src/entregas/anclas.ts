import type { Ancla } from '#entregas/ancla.ts';
import { atributoDe, IMAGEN, textoPlano } from '#preguntas/texto-plano.ts';

const CAJA_CON_TEXTO = /(<(?:span|div)\b(?:[^<>"]|"[^"]*")*>)([^<]*)/gi;

/** A text without its blanks, which no two readers of it count alike. */
export const denso = (texto: string): string => texto.replace(/\s+/g, '');

/** What can be quoted of a rich text, without blanks: neither pictures nor formulas, which are drawn. */
export const densoDeHtml = (html: string): string =>
  denso(
    textoPlano(
      html
        .replace(IMAGEN, ' ')
        .replace(CAJA_CON_TEXTO, (todo, caja: string) => (atributoDe(caja, 'latex') === null ? todo : ' ')),
    ),
  );

/** Where a quotation begins in a text without blanks: where it was, or the nearest place that says the same. */
export function dondeDice(texto: string, cita: string, desde: number): number | null {
  const buscada = denso(cita);
  if (buscada === '') return null;
  if (texto.startsWith(buscada, desde)) return desde;
  const despues = texto.indexOf(buscada, desde);
  const antes = texto.lastIndexOf(buscada, desde);
  if (despues === -1 || antes === -1) return despues === -1 && antes === -1 ? null : Math.max(antes, despues);
  return despues - desde < desde - antes ? despues : antes;
}

interface Anclada {
  readonly id: string;
  readonly ancla: Ancla;
}

const enSuArchivo = (ancla: Ancla): readonly number[] => {
  if (ancla.tipo === 'texto') return [ancla.desde];
  if (ancla.tipo === 'segundo') return [ancla.segundo];
  return ancla.tipo === 'pagina' ? [ancla.pagina, ancla.y, ancla.x] : [ancla.y, ancla.x];
};

const compara = (a: readonly number[], b: readonly number[]): number => {
  const i = a.findIndex((uno, lugar) => uno !== b[lugar]);
  return i === -1 ? 0 : (a[i] ?? 0) - (b[i] ?? 0);
};

/** As they are numbered: those of the text in its order, then those of each file in theirs. */
export function enOrden<T extends Anclada>(
  anotaciones: readonly T[],
  archivos: readonly { readonly id: string }[],
): T[] {
  const puesto = new Map(archivos.map(({ id }, i) => [id, i]));
  const lugar = ({ ancla }: T): readonly number[] => [
    ancla.tipo === 'texto' ? -1 : (puesto.get(ancla.archivoId) ?? archivos.length),
    ...enSuArchivo(ancla),
  ];
  return anotaciones.toSorted((a, b) => compara(lugar(a), lugar(b)) || a.id.localeCompare(b.id));
}

/** The moment of a recording as its player says it: «2:05». */
export function minutoDe(segundo: number): string {
  const enteros = Math.floor(segundo);
  const [horas, minutos, segundos] = [
    Math.floor(enteros / 3600),
    Math.floor((enteros % 3600) / 60),
    enteros % 60,
  ];
  const dos = (n: number) => String(n).padStart(2, '0');
  return horas > 0 ? `${horas}:${dos(minutos)}:${dos(segundos)}` : `${minutos}:${dos(segundos)}`;
}
