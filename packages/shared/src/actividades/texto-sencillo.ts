import { parseHtml } from '#actividades/texto-sencillo/parse-html.ts';
import { parseText } from '#actividades/texto-sencillo/parse-text.ts';
import { printHtml } from '#actividades/texto-sencillo/print-html.ts';
import { ESCAPES, printText } from '#actividades/texto-sencillo/print-text.ts';

/** Text as a person types it (blank lines, `## `, `- `, `**`, `[texto](https://…)`) into HTML. */
export const textoAHtml = (texto: string): string => printHtml(parseText(texto));

/** The text that would give this very HTML, or null when it says more than simple text can. */
export function htmlATexto(html: string): string | null {
  const bloques = parseHtml(html);
  if (!bloques) return null;
  const igual = (texto: string) => JSON.stringify(parseText(texto)) === JSON.stringify(bloques);
  return ESCAPES.map((escape) => printText(bloques, escape)).find(igual) ?? null;
}
