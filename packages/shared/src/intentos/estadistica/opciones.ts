import type { Elegible } from '#preguntas/tipos/tipo.ts';
import { type Publica, tipoDePregunta } from '#preguntas/tipos.ts';

/** What can be chosen in a question, in the author's order; nothing in the kinds where one doesn't choose. */
export const elegiblesDe = (publica: Publica): readonly Elegible[] =>
  tipoDePregunta(publica.tipo).elegibles?.(publica) ?? [];

/** Those that an answer to it chose. */
export function elegidasEn(respuesta: unknown): string[] {
  if (typeof respuesta !== 'object' || respuesta === null) return [];
  if ('opcion' in respuesta) return [String(respuesta.opcion)];
  if ('valor' in respuesta) return [String(respuesta.valor)];
  return 'opciones' in respuesta && Array.isArray(respuesta.opciones) ? respuesta.opciones.map(String) : [];
}
