import type { Racional } from '@catedra/shared/core/racional.ts';
import { enriquecer, type FormatoDeTexto } from '@catedra/shared/importaciones/comun/enriquecer.ts';
import { pesoLeido } from '@catedra/shared/importaciones/comun/escritas.ts';
import { atributo, hijoDe, hijosDe, type Nodo, textoDe } from '#features/importaciones/leer/xml/nodo.ts';

const FORMATOS: Readonly<Record<string, FormatoDeTexto>> = {
  html: 'html',
  plain_text: 'plain',
  plain: 'plain',
  markdown: 'markdown',
};

export const formatoDeTexto = (nombre: string): FormatoDeTexto => FORMATOS[nombre] ?? 'moodle';

/** What an element with a `<text>` says, as it is written. */
export const escrito = (nodo: Nodo | null): string => textoDe(hijoDe(nodo, 'text') ?? nodo).trim();

/** The same as rich text; a part that names no format has that of its question. */
export const rico = (nodo: Nodo | null, casa: string): string =>
  enriquecer(escrito(nodo), formatoDeTexto(atributo(nodo, 'format') || casa));

/** A text that came twice is its last. */
export const enunciadoEscrito = (pregunta: Nodo): Nodo | null =>
  hijosDe(pregunta, 'questiontext').at(-1) ?? null;

export const formatoDe = (pregunta: Nodo): string =>
  atributo(enunciadoEscrito(pregunta), 'format') || 'moodle_auto_format';

export const valor = (nodo: Nodo, nombre: string): string => escrito(hijoDe(nodo, nombre));

const SI = new Set(['1', 'true', 'yes']);
export const esSi = (nodo: Nodo, nombre: string, siFalta: boolean): boolean => {
  const dicho = valor(nodo, nombre).toLowerCase();
  return dicho === '' ? siFalta : SI.has(dicho);
};

export interface Respuesta {
  readonly nodo: Nodo;
  /** As it is written. */
  readonly llano: string;
  readonly texto: string;
  readonly explicacion: string;
  readonly peso: Racional;
}

/** The answers with their shares, exact. */
export function respuestasDe(pregunta: Nodo, cambios: string[]): Respuesta[] {
  const casa = formatoDe(pregunta);
  return hijosDe(pregunta, 'answer').map((nodo) => ({
    nodo,
    llano: escrito(nodo),
    texto: rico(nodo, casa),
    explicacion: rico(hijoDe(nodo, 'feedback'), casa),
    peso: pesoLeido(atributo(nodo, 'fraction') || valor(nodo, 'fraction') || '0', cambios),
  }));
}

/** What every kind takes from the question. */
export const textosDe = (pregunta: Nodo) => ({
  enunciado: rico(enunciadoEscrito(pregunta), formatoDe(pregunta)),
  explicacion: rico(hijoDe(pregunta, 'generalfeedback'), formatoDe(pregunta)),
});
