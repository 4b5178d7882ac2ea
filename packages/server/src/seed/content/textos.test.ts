import { expect, test } from 'vitest';
import { cursos } from '#seed/content/cursos.ts';
import { trabajos } from '#seed/content/entregas.ts';
import { composiciones } from '#seed/content/evaluaciones.ts';
import { grupos } from '#seed/content/grupos.ts';
import { voces } from '#seed/content/historia/voces.ts';
import { perfiles } from '#seed/content/perfiles.ts';
import { personas } from '#seed/content/personas.ts';
import { preguntas } from '#seed/content/preguntas.ts';
import { textoDe, textosEn } from '#seed/content/testing/texto.ts';

const ETIQUETAS =
  'p h2 h3 ul ol li strong em code blockquote table thead tbody tr th td figure figcaption'.split(' ');

/** Formulas are not prose; options and pairs are not paragraphs, and need no full stop. */
const sinFormulas = (html: string) =>
  html.replace(/<span data-type="inline-math"[^>]*><\/span>/g, '<code>F</code>');
const dePreguntas = [...preguntas.values()].flatMap(({ nombre, publica, clave, escritas }) =>
  textosEn({ [nombre]: { publica, clave, escritas } })
    .filter(([, texto]) => texto.startsWith('<p>'))
    .map(([ruta, texto]): [string, string] => [
      ruta,
      sinFormulas(/\/(?:opciones|izquierda|derecha|elementos)\//.test(ruta) ? texto.slice(3, -4) : texto),
    ]),
);
const deEvaluaciones = Object.entries(composiciones).flatMap(([clave, { reglas, bandas = [] }]) =>
  textosEn({ [clave]: { declaracion: reglas.declaracion, bandas } }),
);

const todos = [
  ...textosEn({ cursos, grupos, voces, perfiles, personas, trabajos }),
  ...dePreguntas,
  ...deEvaluaciones,
];
const lineas = todos
  .filter(([, texto]) => !texto.startsWith('https:'))
  .flatMap(([ruta, texto]) =>
    textoDe(texto)
      .split('\n')
      .map((linea) => `${ruta}: ${linea}`),
  );

const hallar = (errata: RegExp) =>
  lineas.filter((linea) => errata.test(linea.slice(linea.indexOf(': ') + 2)));
const cuenta = (linea: string, signo: string) => linea.split(signo).length - 1;
const desparejadas = (abre: string, cierra: string) =>
  lineas.filter((linea) => cuenta(linea, abre) !== cuenta(linea, cierra));

test('no hay espacios dobles, ni en los extremos, ni junto a un signo que no los lleva', () => {
  expect(todos.filter(([, texto]) => /[ \u00a0]{2}|\t/.test(texto))).toEqual([]);
  expect(hallar(/^\s|\s$/)).toEqual([]);
  expect(hallar(/\s[,.;:?!»)]|[¿¡«(]\s/)).toEqual([]);
  expect(hallar(/[,;](?![\s\d]|$)/)).toEqual([]);
});

test('toda pregunta, toda exclamación, toda cita y todo paréntesis se abren y se cierran', () => {
  expect(desparejadas('¿', '?')).toEqual([]);
  expect(desparejadas('¡', '!')).toEqual([]);
  expect(desparejadas('«', '»')).toEqual([]);
  expect(desparejadas('(', ')')).toEqual([]);
});

test('las comillas son angulares y los puntos suspensivos, un solo signo', () => {
  expect(hallar(/["'“”‘’]|\.\./)).toEqual([]);
});

test('ninguna palabra se repite dos veces seguidas', () => {
  expect(hallar(/(?<!\p{L})(\p{Ll}+) \1(?!\p{L})/u)).toEqual([]);
});

test('los decimales llevan coma y el porcentaje va separado de la cifra', () => {
  expect(hallar(/\d%/)).toEqual([]);
  expect(hallar(/(?<!artículo \d+)(?<=\d)\.\d{1,2}(?!\d)/)).toEqual([]);
});

test('cada frase empieza con mayúscula', () => {
  expect(hallar(/[.?!] \p{Ll}/u)).toEqual([]);
});

test('cada párrafo termina en un signo de cierre', () => {
  const parrafos = todos.flatMap(([, texto]) =>
    [...texto.matchAll(/<p>(.*?)<\/p>/gs)].map(([, dentro = '']) => textoDe(dentro)),
  );
  expect(parrafos.filter((texto) => texto !== 'FÓRMULA' && !/[.:?…]$/.test(texto))).toEqual([]);
});

/** The first tag that is unknown or closes what was not open; the ones left open at the end; or nothing. */
function etiquetaMala(html: string): string | undefined {
  const abiertas: string[] = [];
  const sinImagenes = html.replace(
    /<img src="\/archivos\/[^"]+" alt="[^"]+" width="\d+" height="\d+" \/>/g,
    '',
  );
  for (const [etiqueta, cierre, nombre = ''] of sinImagenes.matchAll(/<(\/?)([^>]*)>/g)) {
    if (!ETIQUETAS.includes(nombre)) return etiqueta;
    if (!cierre) abiertas.push(nombre);
    else if (abiertas.pop() !== nombre) return etiqueta;
  }
  return abiertas[0];
}

test('el HTML usa solo etiquetas sencillas y las cierra todas', () => {
  const malos = todos
    .map(([ruta, texto]) => [ruta, etiquetaMala(texto)])
    .filter(([, mala]) => mala !== undefined);
  expect(malos).toEqual([]);
});

test('ninguna tabla tiene celdas vacías ni filas de distinta longitud', () => {
  const tablas = todos.flatMap(([, texto]) => texto.match(/<table>.*?<\/table>/gs) ?? []);
  const columnas = (tabla: string) =>
    tabla
      .split('<tr>')
      .slice(1)
      .map((fila) => fila.match(/<t[hd]>/g)?.length);
  expect(tablas.length).toBeGreaterThan(30);
  expect(tablas.filter((tabla) => new Set(columnas(tabla)).size !== 1)).toEqual([]);
  expect(tablas.filter((tabla) => /<(t[hd])><\/\1>/.test(tabla))).toEqual([]);
});
