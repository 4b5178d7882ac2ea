import type { Publica } from '#preguntas/tipos.ts';

/** Something that can be chosen, as the author wrote it, by what an answer keeps of it. */
export interface Elegible {
  readonly id: string;
  readonly letra: string;
  /** Rich text. */
  readonly texto: string;
}

const letraDe = (lugar: number): string => String.fromCharCode('A'.charCodeAt(0) + lugar);

/** What can be chosen in a question, in the author's order; nothing in the kinds where one doesn't choose. */
export function elegiblesDe(publica: Publica): Elegible[] {
  if (publica.tipo === 'verdadero_falso')
    return [
      { id: 'true', letra: 'V', texto: 'Verdadero' },
      { id: 'false', letra: 'F', texto: 'Falso' },
    ];
  if (publica.tipo !== 'unica' && publica.tipo !== 'multiple') return [];
  return publica.opciones.map(({ id, texto }, lugar) => ({ id, letra: letraDe(lugar), texto }));
}

/** Those that an answer to it chose. */
export function elegidasEn(respuesta: unknown): string[] {
  if (typeof respuesta !== 'object' || respuesta === null) return [];
  if ('opcion' in respuesta) return [String(respuesta.opcion)];
  if ('valor' in respuesta) return [String(respuesta.valor)];
  return 'opciones' in respuesta && Array.isArray(respuesta.opciones) ? respuesta.opciones.map(String) : [];
}
