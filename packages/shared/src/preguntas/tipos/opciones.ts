import { z } from 'zod';
import { sinNadaQueVer } from '#cursos/texto-rico.ts';
import { type Azar, baraja, enOrden, idDeParte, type Orden, rico } from '#preguntas/tipos/tipo.ts';

export const MAX_OPCIONES = 20;

/** What can be chosen; a pinned one keeps its place when the rest is shuffled («todas las anteriores»). */
export const opcion = z.strictObject({ id: idDeParte(), texto: rico(), fija: z.boolean() });
export type Opcion = z.output<typeof opcion>;

export const listaDeOpciones = () =>
  z
    .array(opcion)
    .max(MAX_OPCIONES, `Como mucho ${MAX_OPCIONES} opciones.`)
    .refine((lista) => new Set(lista.map(({ id }) => id)).size === lista.length, 'Hay una opción repetida.');

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

export const OPCION_DESCONOCIDA = 'Esa opción no está en la pregunta.';

/** Own ids alone: `constructor` is not an option. */
export const suyo = <T>(deCadaUna: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(deCadaUna, id) ? deCadaUna[id] : undefined;
