import { z } from 'zod';
import { sinNadaQueVer } from '#cursos/sin-nada-que-ver.ts';
import {
  type Azar,
  baraja,
  comunPublica,
  type Elegible,
  enOrden,
  idDeParte,
  listaDe,
  type Orden,
  type Retoque,
  rico,
} from '#preguntas/tipos/tipo.ts';

export const MAX_OPCIONES = 20;

/** What can be chosen; a pinned one keeps its place when the rest is shuffled («todas las anteriores»). */
export const opcion = z.strictObject({ id: idDeParte(), texto: rico(), fija: z.boolean() });
export type Opcion = z.output<typeof opcion>;

export const listaDeOpciones = () => listaDe(opcion, MAX_OPCIONES, `Como mucho ${MAX_OPCIONES} opciones.`);

/** What everyone sees of a question with options. */
export const conOpciones = () => ({ ...comunPublica, opciones: listaDeOpciones(), barajar: z.boolean() });

/** Something by the id of an option. */
export const porOpcion = <S extends z.ZodType>(valor: S) => z.record(idDeParte(), valor);

interface ConOpciones {
  readonly opciones: readonly Opcion[];
  readonly barajar: boolean;
}

export const ordenaOpciones = ({ opciones, barajar }: ConOpciones, azar: Azar): Orden => ({
  opciones: (barajar ? baraja(opciones, azar, ({ fija }) => fija) : opciones).map(({ id }) => id),
});

export const muestraOpciones = <P extends ConOpciones>(publica: P, orden: Orden): P => ({
  ...publica,
  opciones: enOrden(publica.opciones, orden['opciones']),
});

export const fallosDeOpciones = ({ opciones }: Pick<ConOpciones, 'opciones'>): string[] => [
  ...(opciones.length < 2 ? ['Escribe al menos dos opciones.'] : []),
  ...(opciones.some(({ texto }) => sinNadaQueVer(texto))
    ? ['Hay una opción vacía: escríbela o quítala.']
    : []),
];

export const fallosDeEnunciado = ({ enunciado }: { readonly enunciado: string }): string[] =>
  sinNadaQueVer(enunciado) ? ['Escribe la pregunta.'] : [];

export const OPCION_DESCONOCIDA = 'Esa opción no está en la pregunta.';

/** Own ids alone: `constructor` is not an option. */
export const suyo = <T>(deCadaUna: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(deCadaUna, id) ? deCadaUna[id] : undefined;

export const retocaCada = (textos: Readonly<Record<string, string>>, retoque: Retoque) =>
  Object.fromEntries(Object.entries(textos).map(([id, texto]) => [id, retoque(texto)]));

/** What `retoca` does with whatever has options, and an explanation for each. */
export const retocaOpciones = <
  P extends { readonly enunciado: string; readonly opciones: readonly Opcion[] },
  C extends { readonly explicacion: string; readonly explicaciones: Readonly<Record<string, string>> },
>(
  { publica, clave }: { readonly publica: P; readonly clave: C },
  retoque: Retoque,
) => ({
  publica: {
    ...publica,
    enunciado: retoque(publica.enunciado),
    opciones: retocaTextos(publica.opciones, retoque),
  },
  clave: {
    ...clave,
    explicacion: retoque(clave.explicacion),
    explicaciones: retocaCada(clave.explicaciones, retoque),
  },
});

export const retocaTextos = <T extends { readonly texto: string }>(
  lista: readonly T[],
  retoque: Retoque,
): T[] => lista.map((uno) => ({ ...uno, texto: retoque(uno.texto) }));

/** Two with the same text can't be told apart by whoever answers; what is still empty is told by itself. */
export const hayIguales = (lista: readonly { readonly texto: string }[]): boolean => {
  const escritos = lista.filter(({ texto }) => !sinNadaQueVer(texto));
  return new Set(escritos.map(({ texto }) => texto.trim())).size < escritos.length;
};

const letraDe = (lugar: number): string => String.fromCharCode('A'.charCodeAt(0) + lugar);

/** Options with their letters, as the author wrote them down. */
export const conLetras = (
  opciones: readonly { readonly id: string; readonly texto: string }[],
): readonly Elegible[] => opciones.map(({ id, texto }, lugar) => ({ id, letra: letraDe(lugar), texto }));
