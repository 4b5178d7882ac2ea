/** Two ways of the same stretch of a text, and who changed it; `iguales` is what nobody or both changed alike. */
export type Tramo =
  | { readonly tipo: 'iguales'; readonly partes: readonly string[] }
  | {
      readonly tipo: 'suyo' | 'mio' | 'choque';
      readonly suyo: readonly string[];
      readonly mio: readonly string[];
    };

export type Eleccion = 'suyo' | 'mio' | 'ambos';

/** Longer lists are compared by their ends alone. */
const MUCHAS = 3000;

/** For each of `a`, where it is in `b`, in order; null where it is not. */
function parejas(a: readonly string[], b: readonly string[]): (number | null)[] {
  const found: (number | null)[] = Array.from(a, () => null);
  let inicio = 0;
  while (inicio < a.length && inicio < b.length && a[inicio] === b[inicio]) found[inicio] = inicio++;
  let [finA, finB] = [a.length, b.length];
  while (finA > inicio && finB > inicio && a[finA - 1] === b[finB - 1]) found[--finA] = --finB;
  const [alto, ancho] = [finA - inicio, finB - inicio];
  if (alto * ancho > MUCHAS * MUCHAS) return found;
  // The longest that both share, counted from the end.
  const comunes = Array.from({ length: alto + 1 }, () => new Uint16Array(ancho + 1));
  const en = (i: number, j: number) => comunes[i]?.[j] ?? 0;
  for (let i = alto - 1; i >= 0; i--)
    for (let j = ancho - 1; j >= 0; j--) {
      const fila = comunes[i];
      if (fila)
        fila[j] =
          a[inicio + i] === b[inicio + j] ? en(i + 1, j + 1) + 1 : Math.max(en(i + 1, j), en(i, j + 1));
    }
  for (let i = 0, j = 0; i < alto && j < ancho; )
    if (a[inicio + i] === b[inicio + j]) found[inicio + i++] = inicio + j++;
    else if (en(i + 1, j) >= en(i, j + 1)) i++;
    else j++;
  return found;
}

const lasMismas = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((parte, i) => parte === b[i]);

function tramoDe(base: readonly string[], suyo: readonly string[], mio: readonly string[]): Tramo {
  if (lasMismas(suyo, mio)) return { tipo: 'iguales', partes: mio };
  if (lasMismas(suyo, base)) return { tipo: 'mio', suyo, mio };
  return { tipo: lasMismas(mio, base) ? 'suyo' : 'choque', suyo, mio };
}

/** What two people made of the same text: only where both touched the same stretch is there anything to decide. */
export function comparar(base: string, suyo: string, mio: string): Tramo[] {
  const [b, s, m] = [partir(base), partir(suyo), partir(mio)];
  const [enSuyo, enMio] = [parejas(b, s), parejas(b, m)];
  const tramos: Tramo[] = [];
  let [i, j, k] = [0, 0, 0];
  const poner = (hastaB: number, hastaS: number, hastaM: number) => {
    const tramo = tramoDe(b.slice(i, hastaB), s.slice(j, hastaS), m.slice(k, hastaM));
    if (tramo.tipo !== 'iguales' || tramo.partes.length > 0) tramos.push(tramo);
    [i, j, k] = [hastaB, hastaS, hastaM];
  };
  b.forEach((parte, lugar) => {
    const [suya, mia] = [enSuyo[lugar] ?? null, enMio[lugar] ?? null];
    if (suya === null || mia === null) return;
    poner(lugar, suya, mia);
    tramos.push({ tipo: 'iguales', partes: [parte] });
    [i, j, k] = [lugar + 1, suya + 1, mia + 1];
  });
  poner(b.length, s.length, m.length);
  return tramos;
}

/** What each stretch is while nobody chose: whoever touched it wins, and where both did there is nothing yet. */
export const porDefecto = ({ tipo }: Tramo): Eleccion | null =>
  tipo === 'iguales' || tipo === 'mio' ? 'mio' : tipo === 'suyo' ? 'suyo' : null;

const partesDe = (tramo: Tramo, eleccion: Eleccion): readonly string[] => {
  if (tramo.tipo === 'iguales') return tramo.partes;
  if (eleccion === 'ambos') return [...tramo.suyo, ...tramo.mio];
  return eleccion === 'suyo' ? tramo.suyo : tramo.mio;
};

/** The whole text, as chosen; null while something is to be decided. */
export function componer(tramos: readonly Tramo[], elecciones: readonly (Eleccion | null)[]): string | null {
  const elegidas = tramos.map((tramo, i) => elecciones[i] ?? porDefecto(tramo));
  if (elegidas.includes(null)) return null;
  return tramos.flatMap((tramo, i) => partesDe(tramo, elegidas[i] ?? 'mio')).join('');
}

const MARCA = /<(\/?)([a-z][a-z0-9]*)\b[^>]*?(\/?)>/gi;
const SIN_CIERRE = /^(img|br|hr|input|col|source|track|wbr)$/i;

/** A rich text by its blocks, a plain one by its lines; put together they are the same text. */
export function partir(texto: string): string[] {
  if (!texto.startsWith('<')) return texto.match(/[^\n]*\n|[^\n]+/g) ?? [];
  const partes: string[] = [];
  let [hondo, desde] = [0, 0];
  for (const { 0: marca, 1: cierra, 2: nombre = '', 3: sola, index } of texto.matchAll(MARCA)) {
    if (cierra) hondo--;
    else if (!sola && !SIN_CIERRE.test(nombre)) hondo++;
    if (hondo > 0) continue;
    partes.push(texto.slice(desde, index + marca.length));
    desde = index + marca.length;
  }
  if (desde < texto.length) partes.push(texto.slice(desde));
  return partes;
}

export interface Palabra {
  readonly texto: string;
  /** It is not in the other version. */
  readonly cambia: boolean;
}

const palabras = (texto: string): string[] => texto.match(/\s+|\S+/g) ?? [];

/** The words of a text, and which of them the other one lacks. */
export function señalar(texto: string, otro: string): Palabra[] {
  const a = palabras(texto);
  const halladas = parejas(a, palabras(otro));
  return a.map((palabra, i) => ({ texto: palabra, cambia: palabra.trim() !== '' && halladas[i] === null }));
}
