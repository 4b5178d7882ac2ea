import { z } from 'zod';
import {
  compara,
  iguales,
  leeRacional,
  type Racional,
  racionalDe,
  UNO,
  valorAbsoluto,
} from '#core/racional.ts';
import { textoRico } from '#cursos/texto-rico.ts';

/** A question has two halves: what is shown, and what only its author and the marking know. */
export interface Pregunta<Publica, Clave> {
  readonly publica: Publica;
  readonly clave: Clave;
}

/** What an answer gives, and the rule that gave it, in words for its author. */
export interface Fraccion {
  readonly fraccion: Racional;
  readonly regla: string;
}

/** A person has to look at it. */
export const A_MANO = 'a_mano';
export type Calificacion = Fraccion | typeof A_MANO;

/** How answers add up: `resta` when a wrong part takes away from the right ones, or has a negative share of its own. */
export type Cuenta = 'todo_o_nada' | 'suma' | 'resta' | 'por_posicion' | 'por_tramo' | 'a_mano' | 'nada';

/** The order in which one attempt shows each list of a question: ids by the name of the list. */
export type Orden = Readonly<Record<string, readonly string[]>>;

/** A number in [0, 1), different each time: the draw of an attempt is kept, so that nothing depends on it afterwards. */
export type Azar = () => number;

/** Changes one rich text. */
export type Retoque = (html: string) => string;

/** All that was right, in words: of the question, or of those of its gaps where it is more than one answer. */
export type EnPalabras = string | Readonly<Record<string, string>>;

/** Something that can be chosen, by what an answer keeps of it. */
export interface Elegible {
  readonly id: string;
  /** How it is called beside the others. */
  readonly letra: string;
  /** Rich text. */
  readonly texto: string;
}

/** A kind of question: what it holds, what is answered to it and what that gives. */
export interface TipoDePregunta<
  T extends string = string,
  Publica extends z.ZodObject = z.ZodObject,
  Clave extends z.ZodObject = z.ZodObject,
  Respuesta extends z.ZodType = z.ZodType,
> {
  readonly tipo: T;
  readonly publica: Publica;
  readonly clave: Clave;
  /** What is sent for an answer; nothing at all is sent as null. */
  readonly respuesta: Respuesta;
  /** A new one. */
  readonly vacia: Pregunta<z.output<Publica>, z.output<Clave>>;
  /** One with something in every text, and an answer that gives everything: every test of kinds goes through it. */
  readonly ejemplo: Pregunta<z.output<Publica>, z.output<Clave>> & {
    readonly acierto: z.output<Respuesta> | null;
  };
  /** It gives points. */
  readonly puntua: boolean;
  /** Somebody has to mark it. */
  readonly aMano: boolean;
  /** About how long it takes, for the total that the author sees. */
  segundos(publica: z.output<Publica>): number;
  /** What its author still has to do before anybody can be asked, a sentence each. */
  fallos(pregunta: Pregunta<z.output<Publica>, z.output<Clave>>): readonly string[];
  /** Why an answer can't be kept (an option that does not exist), or null. */
  rechazo(publica: z.output<Publica>, respuesta: z.output<Respuesta>): string | null;
  /** Nothing was answered: it gives 0 and costs nothing. */
  enBlanco(respuesta: z.output<Respuesta>, publica: z.output<Publica>): boolean;
  califica(
    pregunta: Pregunta<z.output<Publica>, z.output<Clave>>,
    respuesta: z.output<Respuesta>,
  ): Calificacion;
  /** How its answers add up, in a word that says nothing of which are right: the learner reads a sentence of it. */
  cuenta(clave: z.output<Clave>): Cuenta;
  /** How many options there are to choose from, for a penalty of 1 ÷ (options − 1); null where that makes no sense. */
  opciones(publica: z.output<Publica>): number | null;
  /** The order in which an attempt shows its lists, drawn when it begins. */
  ordena(pregunta: Pregunta<z.output<Publica>, z.output<Clave>>, azar: Azar): Orden;
  /** What a learner sees, in that order: nothing that the order of the author's own lists could tell. */
  muestra(publica: z.output<Publica>, orden: Orden): z.output<Publica>;
  /** The same question with every rich text changed: cleaned, or its files renamed. */
  retoca(
    pregunta: Pregunta<z.output<Publica>, z.output<Clave>>,
    retoque: Retoque,
  ): Pregunta<z.output<Publica>, z.output<Clave>>;
  /** An answer in words, for lists, exports and whoever marks. */
  dicha(publica: z.output<Publica>, respuesta: z.output<Respuesta>): string;
  /** The right answer, as an answer, for the review; null where there is none to show. */
  correcta(pregunta: Pregunta<z.output<Publica>, z.output<Clave>>): z.output<Respuesta> | null;
  /** What there is to choose from, in the author's order; absent in the kinds where one doesn't choose. */
  elegibles?(publica: z.output<Publica>): readonly Elegible[];
  /** All that is right, for the kinds where it may be more than one answer; null where it is that one. */
  correctas?(pregunta: Pregunta<z.output<Publica>, z.output<Clave>>): EnPalabras | null;
}

export const defineTipoDePregunta = <
  const T extends string,
  Publica extends z.ZodObject,
  Clave extends z.ZodObject,
  Respuesta extends z.ZodType,
>(
  tipo: TipoDePregunta<T, Publica, Clave, Respuesta>,
): TipoDePregunta<T, Publica, Clave, Respuesta> => tipo;

/** Rich text of a question, an option or an explanation. */
export const rico = (max = 20_000) => textoRico(max);

/** The id of an option, pair or gap, made by the author's screen; it says nothing of what is right. */
export const idDeParte = () => z.string().regex(/^[a-z0-9]{4,12}$/, 'El identificador no es válido.');

/** What every question says besides its kind: text above, explanation afterwards, tags of its own. */
export const comunPublica = { enunciado: rico(50_000) };
export const comunClave = { explicacion: rico() };

const exacto = z
  .string()
  .max(83)
  .refine((texto) => leeRacional(texto) !== null, 'Escribe un número.');

/** A share of the points, exact: `1`, `-1/4`, `1/3`. */
export const peso = () =>
  exacto.refine((texto) => {
    const leido = leeRacional(texto);
    return leido === null || compara(valorAbsoluto(leido), UNO) <= 0;
  }, 'El valor va de −100 a 100 %.');

/** Any exact number: a key, a tolerance, a factor. */
export const numeroExacto = () => exacto;

export const esTodo = (escrito: string | undefined): boolean =>
  escrito !== undefined && iguales(racionalDe(escrito), UNO);
export const esNegativo = (escrito: string): boolean => racionalDe(escrito).n < 0n;

/** Plain text, kept as it was typed. */
export const llano = (max: number) => textoRico(max);

/** Things with an id of their own, each once. */
export const listaDe = <S extends z.ZodType<{ id: string }>>(una: S, max: number, demasiadas: string) =>
  z
    .array(una)
    .max(max, demasiadas)
    .refine((lista) => new Set(lista.map(({ id }) => id)).size === lista.length, 'Hay algo repetido.');

/** The author's list, shuffled: those that are pinned stay where they are. */
export function baraja<T>(lista: readonly T[], azar: Azar, fija: (uno: T) => boolean = () => false): T[] {
  const sueltas = lista.filter((uno) => !fija(uno));
  for (let i = sueltas.length - 1; i > 0; i -= 1) {
    const j = Math.floor(azar() * (i + 1));
    [sueltas[i], sueltas[j]] = [sueltas[j] as T, sueltas[i] as T];
  }
  let siguiente = 0;
  return lista.map((uno) => (fija(uno) ? uno : (sueltas[siguiente++] as T)));
}

/** A list in the order of some ids; what they don't name is left out. */
export const enOrden = <T extends { readonly id: string }>(
  lista: readonly T[],
  ids: readonly string[] | undefined,
): T[] => {
  const porId = new Map(lista.map((uno) => [uno.id, uno]));
  return (ids ?? lista.map(({ id }) => id)).flatMap((id) => porId.get(id) ?? []);
};

/** An order for a list whose own could tell something, when none was drawn. */
export const ordenNeutro = (lista: readonly { readonly id: string }[]): string[] =>
  lista.map(({ id }) => id).toSorted();
