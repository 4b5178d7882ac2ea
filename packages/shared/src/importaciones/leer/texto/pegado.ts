import { lineasDeHtml, pareceHtml } from '#importaciones/leer/texto/de-html.ts';

const MARCADO = /[\uFDD8\uFDD9]/;
const LISTA = /<(?:ol|ul)\b/i;

/** What is copied from a document as text that keeps its lists and, between `**`, what stood out; null when plain text says the same. */
export function textoPegado(html: string): string | null {
  if (!pareceHtml(html)) return null;
  const texto = lineasDeHtml(html);
  if (!MARCADO.test(texto) && !LISTA.test(html)) return null;
  return texto
    .split('\n')
    .map((linea) =>
      linea
        .replace(/\uFDD9(\s*)\uFDD8/g, '$1')
        .replace(
          /\uFDD8+(\s*)((?:[^\uFDD8\uFDD9]*\S)?)(\s*)\uFDD9+/g,
          (_, antes: string, dentro: string, despues: string) =>
            dentro === '' ? antes + despues : `${antes}**${dentro}**${despues}`,
        )
        .replace(/[\uFDD8\uFDD9]/g, '')
        .trimEnd(),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
