import { archivosNombrados } from '@catedra/shared/archivos/nombrados.ts';
import { escaparAtributo } from '@catedra/shared/importaciones/comun/escapar.ts';
import { atributoDe } from '@catedra/shared/preguntas/texto-plano.ts';

const FORMULA = /<(span|div)\b(?=[^<>]*\sdata-latex=)(?:[^<>"]|"[^"]*")*>\s*<\/\1>/gi;
const DE_ARCHIVO = /(?<=\ssrc=")\/archivos\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?=")/g;

/** Formulas as others write them, between `\(` and `\)`; what would be read as one is kept from it. */
export const conFormulasAjenas = (html: string): string =>
  html
    .replaceAll('$$', '&#36;&#36;')
    .replace(/\\(?=[([])/g, '&#92;')
    .replace(FORMULA, (etiqueta) => `\\(${atributoDe(etiqueta, 'latex') ?? ''}\\)`);

/** Its pictures by another address: that of the file beside it, by the id that it has here. */
export const conArchivos = (html: string, direccion: (id: string) => string): string =>
  html.replace(DE_ARCHIVO, (_, id: string) => escaparAtributo(direccion(id)));

export const archivosEn = (html: string): string[] => archivosNombrados([html]);

/** What a text shows that no other program takes. */
export const tieneIncrustados = (textos: readonly string[]): boolean =>
  textos.some((html) => /data-type="embed"/i.test(html));

/** A name that two files of the same question never share. */
export const nombreUnico = (nombre: string, id: string): string => {
  const limpio = nombre.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '_');
  return `${id.slice(-6)}-${limpio === '' ? 'archivo' : limpio}`;
};
