import { por, type Racional, racional } from '@catedra/shared/core/racional.ts';
import type { ClaveDe, PublicaDe, TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import { comoAtributo } from '#features/importaciones/escribir/qti/xhtml.ts';
import { escapado } from '#features/importaciones/escribir/xml.ts';

/** Both halves, of one kind. */
export interface De<T extends TipoPregunta> {
  readonly publica: PublicaDe<T>;
  readonly clave: ClaveDe<T>;
}

/** A rich text as it goes in an item. */
export type Rico = (html: string) => string;

/** How an item gives its points: by one of the ways that every program knows, or by rules of its own. */
export type Proceso =
  | { readonly como: 'igual' | 'mapa' }
  | { readonly como: 'reglas'; readonly reglas: string }
  | { readonly como: 'a_mano' };

export interface Comentario {
  /** That of what was answered. */
  readonly id: string;
  readonly html: string;
}

/** What is written of a question, and what of it stays behind. */
export interface Escrita {
  readonly declaraciones: string;
  /** What is answered, and where. */
  readonly cuerpo: string;
  /** Where the text above stands apart. */
  readonly maximo: bigint;
  readonly proceso: Proceso;
  readonly comentarios: readonly Comentario[];
  readonly varias?: boolean;
  readonly pierde: readonly string[];
}

/** No name of XML begins with a figure. */
export const idDe = (id: string): string => `_${id}`;

const mcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : mcd(b, a % b));
export const mcm = (numeros: readonly bigint[]): bigint =>
  numeros.reduce((hasta, uno) => (hasta * uno) / mcd(hasta, uno), 1n);

/** Shares as whole points, exact whatever they are: the question is worth as many as give all of it. */
export function enteros(pesos: readonly Racional[]): {
  readonly vale: bigint;
  readonly de: (peso: Racional) => bigint;
} {
  const vale = mcm(pesos.map(({ d }) => d));
  return { vale, de: (peso) => por(peso, racional(vale)).n };
}

export interface Entrada {
  readonly clave: string;
  readonly vale: bigint;
  readonly mayusculas?: boolean;
}

export interface Declaracion {
  readonly id?: string;
  readonly cardinal: 'single' | 'multiple' | 'ordered';
  readonly tipo: string;
  readonly correctas: readonly string[];
  readonly mapa?: readonly Entrada[];
  readonly desde?: bigint;
  readonly hasta?: bigint;
}

const valores = (dados: readonly string[]): string =>
  dados.map((uno) => `<value>${escapado(uno)}</value>`).join('');

const entrada = ({ clave, vale, mayusculas }: Entrada): string =>
  `<mapEntry mapKey="${comoAtributo(clave)}" mappedValue="${vale}"${mayusculas === undefined ? '' : ` caseSensitive="${mayusculas}"`}/>`;

export function declara({
  id = 'RESPONSE',
  cardinal,
  tipo,
  correctas,
  mapa = [],
  desde,
  hasta,
}: Declaracion): string {
  const limites = [
    ...(desde === undefined ? [] : [` lowerBound="${desde}"`]),
    ...(hasta === undefined ? [] : [` upperBound="${hasta}"`]),
  ].join('');
  return [
    `<responseDeclaration identifier="${id}" cardinality="${cardinal}" baseType="${tipo}">`,
    correctas.length === 0 ? '' : `<correctResponse>${valores(correctas)}</correctResponse>`,
    mapa.length === 0 ? '' : `<mapping${limites} defaultValue="0">${mapa.map(entrada).join('')}</mapping>`,
    '</responseDeclaration>\n',
  ].join('');
}

export const numeroBase = (valor: bigint | string): string =>
  `<baseValue baseType="float">${valor}</baseValue>`;
export const pon = (id: string, expresion: string): string =>
  `<setOutcomeValue identifier="${id}">${expresion}</setOutcomeValue>`;
export const variable = (id: string): string => `<variable identifier="${id}"/>`;
