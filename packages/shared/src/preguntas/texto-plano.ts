import { formulaEnTexto } from '#preguntas/formula-en-texto.ts';

const FORMULA = /<(?:span|div)\b[^>]*?\bdata-latex="([^"]*)"[^>]*>/gi;
const ENTIDADES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The words of a rich text in one line, for lists, search and exports: a picture by its description, a formula as said. */
export const textoPlano = (html: string): string =>
  html
    .replace(/<img\b[^>]*?\balt="([^"]*)"[^>]*>/gi, ' $1 ')
    .replace(FORMULA, (_, latex: string) => ` ${formulaEnTexto(latex)} `)
    .replace(/<(?:br|p|div|li|tr|td|th|h[1-6])\b[^>]*>|<\/(?:p|div|li|tr|td|th|h[1-6])>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&#(\d{1,7});/g, (todo, codigo: string) => deCodigo(Number(codigo)) ?? todo)
    .replace(/&([a-z]+);/gi, (todo, nombre: string) => ENTIDADES[nombre.toLowerCase()] ?? todo)
    .replace(/\s+/g, ' ')
    .trim();

const deCodigo = (codigo: number): string | null =>
  codigo > 0 && codigo <= 0x10ffff ? String.fromCodePoint(codigo) : null;
