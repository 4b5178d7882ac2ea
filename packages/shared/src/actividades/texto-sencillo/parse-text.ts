import type { Bloque, Linea } from '#actividades/texto-sencillo/model.ts';
import { parseInline } from '#actividades/texto-sencillo/parse-inline.ts';

const TITULO = /^(#{2,4}) +(.*)$/;
const PUNTO = /^- +(.*)$/;
const NUMERO = /^\d{1,4}[.)] +(.*)$/;
const CITA = /^> ?(.*)$/;
const FILA = /^\|(.*)\|$/;
const RAYA = /^\|( ?:?-{3,}:? ?\|)+$/;

/** Cells of a row: split at the bars that are not escaped nor inside code. */
function celdas(fila: string): Linea[] {
  const partes = (FILA.exec(fila)?.[1] ?? '').match(/(?:\\.|`[^`]*`|[^|\\])+|(?<=\|)(?=\||$)|^(?=\|)/g) ?? [
    '',
  ];
  return partes.map((parte) => parseInline(parte.trim()));
}

/** How a run of lines of one kind becomes a block; the first kind that fits the line wins. */
const CLASES: readonly { readonly es: RegExp; readonly bloque: (lineas: readonly string[]) => Bloque }[] = [
  { es: /^---+$/, bloque: () => ({ tipo: 'separador' }) },
  {
    es: PUNTO,
    bloque: (lineas) => ({
      tipo: 'lista',
      ordenada: false,
      puntos: lineas.map((linea) => sin(PUNTO, linea)),
    }),
  },
  {
    es: NUMERO,
    bloque: (lineas) => ({
      tipo: 'lista',
      ordenada: true,
      puntos: lineas.map((linea) => sin(NUMERO, linea)),
    }),
  },
  {
    es: CITA,
    bloque: (lineas) => ({
      tipo: 'cita',
      parrafos: lineas
        .map((linea) => CITA.exec(linea)?.[1] ?? '')
        .join('\n')
        .split(/\n\n+/)
        .map((parrafo) => parseInline(parrafo.trim())),
    }),
  },
  {
    es: FILA,
    bloque: (lineas) => {
      const filas = lineas.filter((linea, i) => i !== 1 || !RAYA.test(linea)).map(celdas);
      const ancho = Math.max(...filas.map((fila) => fila.length));
      const llena = (fila: Linea[]) => Array.from({ length: ancho }, (_, i) => fila[i] ?? []);
      const [cabecera = [], ...cuerpo] = filas.map(llena);
      return { tipo: 'tabla', cabecera, filas: cuerpo };
    },
  },
];

const sin = (prefijo: RegExp, linea: string): Linea => parseInline(prefijo.exec(linea)?.[1]?.trim() ?? '');

const claseDe = (linea: string): number => CLASES.findIndex(({ es }) => es.test(linea));

function titulo(linea: string): Bloque | null {
  const [, marca, resto] = TITULO.exec(linea) ?? [];
  return marca && resto?.trim()
    ? { tipo: 'titulo', nivel: marca.length as 2 | 3 | 4, linea: parseInline(resto.trim()) }
    : null;
}

/** Lines without a blank between them: headings stand alone, equal kinds go together, the rest is a paragraph. */
function bloquesDe(lineas: readonly string[]): Bloque[] {
  const bloques: Bloque[] = [];
  let i = 0;
  while (i < lineas.length) {
    const linea = lineas[i] as string;
    const encabezado = titulo(linea);
    const clase = claseDe(linea);
    let fin = i + 1;
    if (!encabezado)
      while (
        fin < lineas.length &&
        claseDe(lineas[fin] as string) === clase &&
        !titulo(lineas[fin] as string)
      )
        fin += 1;
    const tramo = lineas.slice(i, fin);
    const normal: Bloque = { tipo: 'parrafo', linea: parseInline(tramo.join('\n')) };
    bloques.push(encabezado ?? CLASES[clase]?.bloque(tramo) ?? normal);
    i = fin;
  }
  return bloques;
}

export function parseText(texto: string): Bloque[] {
  return texto
    .replace(/\r\n?/g, '\n')
    .split(/\n(?:[ \t]*\n)+/)
    .map((tramo) =>
      tramo
        .split('\n')
        .map((linea) => linea.replace(/[ \t]+/g, ' ').replace(/^ | $/g, ''))
        .filter((linea) => linea !== ''),
    )
    .flatMap(bloquesDe);
}
