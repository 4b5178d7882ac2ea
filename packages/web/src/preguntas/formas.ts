import type { EnPalabras } from '@catedra/shared/preguntas/tipos/tipo.ts';
import type { ComoQuedo } from '@catedra/shared/intentos/despues.ts';
import type { PublicaDe, RespuestaDe, TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';

/** Something named within a question: an option, an element, a word of the bank. */
export interface Parte {
  readonly id: string;
  readonly texto: string;
}

export type Hueco = PublicaDe<'completar'>['huecos'][number];

/** Where the question stands: what uploads need to know, and whose answer it is. */
export interface Donde {
  readonly cursoId: string;
  readonly actividadId: string;
  readonly evaluacionId: string;
  readonly intentoId: string;
}

export interface PlayerProps<T extends TipoPregunta = TipoPregunta> {
  readonly publica: PublicaDe<T>;
  readonly respuesta: RespuestaDe<T> | null;
  /** Null: nothing answered. `typing` when more keys are likely to follow. */
  readonly onChange: (respuesta: RespuestaDe<T> | null, typing?: boolean) => void;
  readonly disabled: boolean;
  /** The id of the words that ask, and one that nothing else on the page has. */
  readonly ids: { readonly enunciado: string; readonly base: string };
  readonly donde: Donde;
}

export interface ReviewProps<T extends TipoPregunta = TipoPregunta> {
  readonly publica: PublicaDe<T>;
  /** Undefined: it may not be seen. */
  readonly respuesta: RespuestaDe<T> | null | undefined;
  readonly correcta: RespuestaDe<T> | null | undefined;
  /** All that was right, in words, where it is more than that one. */
  readonly correctas?: EnPalabras | undefined;
  readonly resultado: ComoQuedo | undefined;
}

/** Where a question is answered with a pen: what is shown of it, and nothing else. */
export interface PaperProps<T extends TipoPregunta = TipoPregunta> {
  readonly publica: PublicaDe<T>;
}
