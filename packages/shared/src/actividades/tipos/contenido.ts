import { z } from 'zod';
import type { FieldErrors } from '#core/errors.ts';
import { texto } from '#core/fields.ts';
import { textoRico } from '#cursos/texto-rico.ts';

/** What a content shows of itself, to look at it without its player and to compare two versions. */
export interface Muestra {
  /** Its rich text, which pages show as HTML: a field of `html()`, or nothing. */
  readonly texto: string;
  readonly url?: string;
  readonly archivoId?: string | null;
  readonly nombre?: string | null;
  /** The rest, one line each. */
  readonly lineas?: readonly string[];
}

/** What a kind of activity holds; its words and rules are its `Ficha`. */
export interface Tipo<T extends string = string, Schema extends z.ZodObject = z.ZodObject> {
  readonly tipo: T;
  readonly contenido: Schema;
  /** What a new one starts with. */
  readonly vacio: z.output<Schema>;
  /** One with something in every text, which every test of kinds goes through. */
  readonly ejemplo: z.output<Schema>;
  /**
   * It can be published once any of these texts is there, or once its evaluation is published.
   * Twin: `contenido_listo` of `packages/server/src/base/reglas/actividades.sql`, held by `packages/server/src/features/actividades/tipos.test.ts`.
   */
  readonly listaSi: readonly string[] | 'evaluacion_publicada';
  /** Fields of rich text, found in the schema: the server cleans them. */
  readonly ricos: readonly string[];
  /** Where its file is, and what goes with it: in a published course another one waits to be published. */
  readonly archivo: { readonly fuente: readonly string[]; readonly con: readonly string[] } | null;
  /** What is wrong with fields that are right one by one. */
  incoherencia(contenido: z.output<Schema>): FieldErrors | null;
  muestra(contenido: z.output<Schema>): Muestra;
}

type CampoDeTexto<Contenido> = {
  [Campo in keyof Contenido]: Contenido[Campo] extends string | null ? Campo : never;
}[keyof Contenido];

interface Definicion<T extends string, Schema extends z.ZodObject>
  extends Omit<Tipo<T, Schema>, 'ricos' | 'archivo'> {
  readonly archivo?: {
    readonly fuente: readonly (keyof z.output<Schema> & string)[];
    readonly con: readonly (keyof z.output<Schema> & string)[];
  };
  readonly listaSi:
    | readonly [CampoDeTexto<z.output<Schema>> & string, ...(CampoDeTexto<z.output<Schema>> & string)[]]
    | 'evaluacion_publicada';
}

const textosRicos = z.registry<{ readonly rico: true }>();

export const esTextoRico = (esquema: z.core.$ZodType): boolean => textosRicos.has(esquema);

export const defineTipo = <const T extends string, Schema extends z.ZodObject>(
  definicion: Definicion<T, Schema>,
): Tipo<T, Schema> => ({
  archivo: null,
  ...definicion,
  ricos: Object.entries(definicion.contenido.shape).flatMap(([campo, suyo]) =>
    esTextoRico(suyo) ? [campo] : [],
  ),
});

/** Rich text, directly in a content: deeper it would not be cleaned. */
export const html = () => textoRico(200_000).register(textosRicos, { rico: true });

export const direccion = () =>
  texto(2000).refine(
    (value) => /^https?:\/\/[^\s]+$/.test(value),
    'Escribe una dirección que empiece por https://.',
  );

/** An address that may still be missing. */
export const direccionOpcional = () => z.union([z.literal(''), direccion()]);
