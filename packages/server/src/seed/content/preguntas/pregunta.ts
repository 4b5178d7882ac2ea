import type { ClaveDe, Publica, PublicaDe, TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import { huella } from '#seed/content/azar.ts';
import { prosa } from '#seed/content/prosa.ts';

/** A question of the demo, with answers that somebody would give it without being right. */
export interface PreguntaDemo {
  readonly publica: Publica;
  readonly clave: Readonly<Record<string, unknown>>;
  readonly etiquetas: readonly string[];
  readonly fallidas: readonly unknown[];
  /** What people wrote where a person marks it, with the points of each criterion. */
  readonly escritas: readonly Escrita[];
}

export interface Escrita {
  readonly html: string;
  readonly dados: readonly number[];
  readonly comentario: string;
}

export interface CarpetaDemo {
  readonly clave: string;
  readonly nombre: string;
  /** The slug of its course; null: of the academy. */
  readonly curso: string | null;
  readonly padre: string | null;
  /** Of each of its questions, besides their own. */
  readonly etiquetas: readonly string[];
  readonly preguntas: Readonly<Record<string, PreguntaDemo>>;
}

/** A text as the editor writes it. */
export const parrafo = (texto: string): string =>
  texto === '' || /^<(?:p|ul|ol|table|blockquote)\b/.test(texto) ? prosa(texto) : `<p>${prosa(texto)}</p>`;

/** A formula as the editor writes it. */
export const formula = (latex: string): string =>
  `<span data-type="inline-math" data-latex="${latex}"></span>`;

/** The id of a part: of its text, so that its place tells nothing. */
export const idDeTexto = (texto: string): string => huella(texto).toString(36).padStart(7, '0');

const PARTES = /^(\*|~(-?\d+(?:\/\d+)?)~)?(.*?)(?: \/\/ (.*))?$/s;

export interface Parte {
  readonly id: string;
  readonly texto: string;
  readonly peso: string;
  readonly explicacion: string;
}

/** `*Right // why`, `~1/2~Half right // why`, `Wrong // why`. */
export function parteDe(escrita: string): Parte {
  const [, marca = '', peso, texto = '', explicacion = ''] = PARTES.exec(escrita) ?? [];
  return {
    id: idDeTexto(texto),
    texto,
    peso: peso ?? (marca === '*' ? '1' : '0'),
    explicacion: explicacion && parrafo(explicacion),
  };
}

/** Both halves of a question of one kind. */
export const pregunta = <T extends TipoPregunta>(
  publica: PublicaDe<T>,
  clave: ClaveDe<T>,
  fallidas: readonly unknown[] = [],
  escritas: readonly Escrita[] = [],
): PreguntaDemo => ({ publica, clave, etiquetas: [], fallidas, escritas });

export const con = (etiquetas: readonly string[], una: PreguntaDemo): PreguntaDemo => ({
  ...una,
  etiquetas: [...una.etiquetas, ...etiquetas],
});
