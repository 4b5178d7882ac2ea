import { escribeRacional, leeRacional } from '@catedra/shared/core/racional.ts';
import type { PreguntaReparable } from '@catedra/shared/intentos/reparar/schemas.ts';
import type { TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import { textoPlano } from '@catedra/shared/preguntas/texto-plano.ts';

type Version = PreguntaReparable['versiones'][number];
type Clave = Record<string, unknown>;

/** What was chosen or written of another key, by the kind of its question. */
export interface Written {
  /** Options that are right. */
  readonly options: readonly string[];
  /** Answers, a line each; or a number and its margin. */
  readonly text: string;
  readonly margin: string;
}

export const NOTHING: Written = { options: [], text: '', margin: '' };

/** How another key is said here, by the kind of the question; of the others, none is. */
const FORMS: Partial<Record<TipoPregunta, 'one' | 'several' | 'lines' | 'number'>> = {
  unica: 'one',
  verdadero_falso: 'one',
  multiple: 'several',
  corta: 'lines',
  numerica: 'number',
};
export const formOf = (tipo: TipoPregunta) => FORMS[tipo] ?? null;

interface Option {
  readonly id: string;
  readonly text: string;
  /** As it is marked now. */
  readonly right: boolean;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

type Listed = readonly { readonly id: string; readonly texto: string }[];

const listed = (opciones: Listed, right: (id: string) => boolean): Option[] =>
  opciones.map(({ id, texto }, i) => ({
    id,
    text: `${LETTERS[i] ?? i + 1}. ${textoPlano(texto) || 'Una imagen'}`,
    right: right(id),
  }));

const OPTIONS: Partial<Record<TipoPregunta, (version: Version, opciones: Listed) => Option[]>> = {
  verdadero_falso: ({ clave }) => [
    { id: 'true', text: 'Verdadero', right: clave['correcta'] === true },
    { id: 'false', text: 'Falso', right: clave['correcta'] === false },
  ],
  unica: ({ clave }, opciones) => {
    const pesos = (clave['pesos'] ?? {}) as Record<string, string>;
    return listed(opciones, (id) => pesos[id] === '1');
  },
  multiple: ({ clave }, opciones) => {
    const correctas = (clave['correctas'] ?? []) as readonly string[];
    return listed(opciones, (id) => correctas.includes(id));
  },
};

/** The options of a question, each with its letter. */
export const optionsOf = (version: Version): Option[] =>
  OPTIONS[version.publica.tipo]?.(version, 'opciones' in version.publica ? version.publica.opciones : []) ??
  [];

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

const idOf = (i: number): string => `repa${String(i).padStart(2, '0')}`;

/** A number as people write it, exact; null when it is not one. */
export function exactNumber(written: string): string | null {
  const plain = written.trim().replace(/^[−–]/, '-').replace(',', '.');
  const read = /^-?\d+(\.\d+)?$/.test(plain) ? leeRacional(plain) : null;
  return read && escribeRacional(read);
}

type Writes = (clave: Clave, written: Written) => Clave | null;

const WRITES: Partial<Record<TipoPregunta, Writes>> = {
  unica: (clave, { options }) =>
    options.length === 0 ? null : { ...clave, pesos: Object.fromEntries(options.map((id) => [id, '1'])) },
  // A share for each option says nothing of a set: the whole set is right, or it is not.
  multiple: (clave, { options }) =>
    options.length === 0
      ? null
      : {
          ...clave,
          modo: clave['modo'] === 'por_opcion' ? 'todo_o_nada' : clave['modo'],
          correctas: [...options],
        },
  verdadero_falso: (clave, { options: [first] }) =>
    first === undefined ? null : { ...clave, correcta: first === 'true' },
  corta: (clave, { text }) => {
    const lines = linesOf(text);
    const patrones = lines.map((patron, i) => ({ id: idOf(i), patron, peso: '1', explicacion: '' }));
    return lines.length === 0 ? null : { ...clave, patrones };
  },
  numerica: (clave, { text, margin }) => {
    const [valor, tolerancia] = [exactNumber(text), margin.trim() === '' ? '0' : exactNumber(margin)];
    if (valor === null || tolerancia === null || tolerancia.startsWith('-')) return null;
    const una = {
      id: idOf(0),
      valor,
      tolerancia: { tipo: 'absoluta', valor: tolerancia },
      peso: '1',
      explicacion: '',
    };
    return { ...clave, claves: [una] };
  },
};

/** The whole key that was asked for; null while something is missing. */
export const keyOf = ({ publica, clave }: Version, written: Written): Clave | null =>
  WRITES[publica.tipo]?.(clave, written) ?? null;
