import { NoEntra } from '#importaciones/comun/no-entra.ts';
import { escapar } from '#importaciones/comun/escapar.ts';
import { deMarkdown } from '#importaciones/comun/markdown.ts';

/** How a text of a file is written, in the words of those files. */
export const FORMATOS_DE_TEXTO = ['html', 'moodle', 'markdown', 'plain'] as const;
export type FormatoDeTexto = (typeof FORMATOS_DE_TEXTO)[number];

/** What a question may hold at most. */
const MAX = 50_000;

const BLOQUE = /<(?:p|div|ul|ol|table|pre|blockquote|h[1-6]|figure|hr)\b/i;
const HTML_CONOCIDO =
  /<\/?(?:a|abbr|b|blockquote|br|center|cite|code|dd|del|div|dl|dt|em|figcaption|figure|font|h[1-6]|hr|i|img|ins|kbd|li|mark|ol|p|pre|q|s|samp|small|span|strike|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|var)\b(?:[^<>"']|"[^"<]*"|'[^'<]*')*>|<!--[\s\S]*?-->|&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,31}\d{0,2});/gi;

/** Escapes what is not HTML that a text may hold. */
function escaparElResto(texto: string): string {
  let desde = 0;
  let salida = '';
  for (const { index, 0: marca } of texto.matchAll(HTML_CONOCIDO)) {
    salida += escapar(texto.slice(desde, index)) + marca;
    desde = index + marca.length;
  }
  return salida + escapar(texto.slice(desde));
}

const enParrafos = (html: string): string =>
  html
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .map((trozo) => trozo.trim())
    .filter((trozo) => trozo !== '')
    .map((trozo) => `<p>${trozo.replace(/[ \t]*\n[ \t]*/g, '<br>')}</p>`)
    .join('');

/** A text as it came → our rich text; it is cleaned elsewhere. Nothing gives nothing. */
export function enriquecer(texto: string, formato: FormatoDeTexto): string {
  if (texto.trim() === '') return '';
  if (texto.length > MAX)
    throw new NoEntra(`Tiene un texto de más de ${MAX / 1000}.000 caracteres, que no cabe.`);
  switch (formato) {
    case 'plain':
      return enParrafos(escapar(texto));
    case 'markdown':
      return deMarkdown(texto);
    case 'html':
      return BLOQUE.test(texto) ? texto.trim() : `<p>${texto.trim()}</p>`;
    default: {
      const html = escaparElResto(texto.trim());
      return BLOQUE.test(html) ? html.replace(/\n/g, '<br>') : enParrafos(html);
    }
  }
}

export const llanoARico = (texto: string): string => enriquecer(texto, 'plain');
