import { formulaEnTexto } from '#preguntas/formula-en-texto.ts';

/** Tags are taken whole and looked into after: one pass, however they are written. */
export const IMAGEN = /<img\b(?:[^<>"]|"[^"]*")*>/gi;
const CAJA = /<(?:span|div)\b(?:[^<>"]|"[^"]*")*>/gi;
const ATRIBUTOS = {
  alt: /\balt="([^"]*)"/i,
  src: /\bsrc="([^"]*)"/i,
  latex: /\bdata-latex="([^"]*)"/i,
} as const;
const ENTIDADES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** What a tag says of itself, between double quotes as it is stored. */
export const atributoDe = (etiqueta: string, nombre: keyof typeof ATRIBUTOS): string | null =>
  ATRIBUTOS[nombre].exec(etiqueta)?.[1] ?? null;

/** The words of a rich text in one line, for lists, search and exports: a picture by its description, a formula as said. */
export const textoPlano = (html: string): string =>
  html
    .replace(IMAGEN, (etiqueta) => ` ${atributoDe(etiqueta, 'alt') ?? ''} `)
    .replace(CAJA, (etiqueta) => {
      const latex = atributoDe(etiqueta, 'latex');
      return latex === null ? etiqueta : ` ${formulaEnTexto(latex)} `;
    })
    .replace(/<(?:br|p|div|li|tr|td|th|h[1-6])\b[^<>]*>|<\/(?:p|div|li|tr|td|th|h[1-6])>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&#(\d{1,7});/g, (todo, codigo: string) => deCodigo(Number(codigo)) ?? todo)
    .replace(/&([a-z]+);/gi, (todo, nombre: string) => ENTIDADES[nombre.toLowerCase()] ?? todo)
    .replace(/\s+/g, ' ')
    .trim();

const deCodigo = (codigo: number): string | null =>
  codigo > 0 && codigo <= 0x10ffff ? String.fromCodePoint(codigo) : null;
