import { escapar, escaparAtributo } from '@catedra/shared/importaciones/comun/escapar.ts';
import { atributoDe } from '@catedra/shared/preguntas/texto-plano.ts';
import { conArchivos } from '#features/importaciones/escribir/textos.ts';
import { COMO_CLASE } from '#features/importaciones/leer/qti/clases.ts';
import { enParrafo } from '#features/importaciones/leer/qti/html.ts';
import { ENTIDADES } from '#features/importaciones/leer/xml/entidades.ts';

/** What each element may say of itself there. */
const ATRIBUTOS: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};
const SUELTAS = new Set(['br', 'hr', 'img']);
const FORMULA = /<(span|div)\b(?=[^<>]*\sdata-latex=)(?:[^<>"]|"[^"]*")*>\s*<\/\1>/gi;
const INCRUSTADO = /<div\b[^<>]*\sdata-type="embed"(?:[^<>"]|"[^"]*")*>\s*<\/div>/gi;
const ETIQUETA = /<(\/?)([a-z][a-z0-9]*)((?:[^<>"]|"[^"]*")*)>/gi;
const DE_ETIQUETA = /\s([a-z-]+)="([^"]*)"/gi;
const CON_NOMBRE = /&([a-z][a-z0-9]*);/gi;
const DE_XML = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);
/** It says nothing and keeps two signs from being read as the beginning of a formula. */
const NADA = '<span></span>';

const conEntidadesDeXml = (html: string): string =>
  html.replace(CON_NOMBRE, (todo, nombre: string) => {
    if (DE_XML.has(nombre)) return todo;
    const signo = ENTIDADES[nombre];
    return signo === undefined ? `&amp;${nombre};` : escapar(signo);
  });

/** Formulas between `\(` and `\)`; what would be read as one is kept from it. */
const conFormulas = (html: string): string => {
  const formulas: string[] = [];
  const sin = html.replace(FORMULA, (etiqueta) => {
    const latex = atributoDe(etiqueta, 'latex') ?? '';
    const enBloque = /data-type="block-math"/i.test(etiqueta);
    formulas.push(enBloque ? `<p>\\(${latex}\\)</p>` : `\\(${latex}\\)`);
    return '\uE000';
  });
  return sin
    .split(/(<[^<>]*>)/)
    .map((trozo, i) =>
      i % 2 === 1 ? trozo : trozo.replaceAll('$$', `$${NADA}$`).replace(/\\(?=[([])/g, () => `\\${NADA}`),
    )
    .join('')
    .replaceAll('\uE000', () => formulas.shift() ?? '');
};

const abierta = (nombre: string, atributos: string): string => {
  const propios = ATRIBUTOS[nombre] ?? [];
  const dichos = [...atributos.matchAll(DE_ETIQUETA)].flatMap(([, cual = '', valor = '']) =>
    propios.includes(cual.toLowerCase()) ? [` ${cual.toLowerCase()}="${valor}"`] : [],
  );
  if (nombre === 'img' && !dichos.some((uno) => uno.startsWith(' alt='))) dichos.push(' alt=""');
  return `${nombre}${dichos.join('')}`;
};

/** A rich text as XML takes it: every element closed, and none that QTI does not have. */
export function xhtmlDe(html: string, direccion: (archivoId: string) => string): string {
  if (html === '') return '';
  const conSuyas = conArchivos(conFormulas(html.replaceAll('\uE000', '').replace(INCRUSTADO, '')), direccion);
  return enParrafo(
    conEntidadesDeXml(conSuyas).replace(ETIQUETA, (_, barra: string, escrito: string, atributos: string) => {
      const nombre = escrito.toLowerCase();
      const clase = Object.hasOwn(COMO_CLASE, nombre) ? COMO_CLASE[nombre] : undefined;
      if (barra !== '') return SUELTAS.has(nombre) ? '' : `</${clase?.nombre ?? nombre}>`;
      if (clase) return `<${clase.nombre} class="${clase.clase}">`;
      return SUELTAS.has(nombre) ? `<${abierta(nombre, atributos)}/>` : `<${abierta(nombre, atributos)}>`;
    }),
  );
}

export const comoAtributo = (texto: string): string => escaparAtributo(texto).replace(/[\t\n\r]/g, ' ');

const PIERDEN: readonly (readonly [RegExp, string])[] = [
  [/data-type="block-math"/i, 'Que una fórmula vaya sola en su línea.'],
  [/<ol\b[^<>]*\sstart=/i, 'El número en que empieza una lista.'],
  [/<a\b[^<>]*\stitle=/i, 'Lo que se lee al pasar por un enlace.'],
  [/<figure\b[^<>]*\sdata-/i, 'El ancho y el lado de una imagen.'],
];

/** What of its rich texts QTI has no way to say. */
export const pierdeDeTextos = (textos: readonly string[]): string[] =>
  PIERDEN.flatMap(([cual, frase]) => (textos.some((uno) => cual.test(uno)) ? [frase] : []));
