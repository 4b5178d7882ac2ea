import { z } from 'zod';
import type { ReglaFinalizacion } from '#actividades/reglas.ts';
import { texto } from '#core/fields.ts';
import { textoRico } from '#cursos/texto-rico.ts';

/** A kind of activity, said once: what it holds, how it starts, and when it can count as done. */
export interface Tipo<T extends string = string, Schema extends z.ZodObject = z.ZodObject> {
  readonly tipo: T;
  readonly nombre: string;
  /** What it is for, in the author's words. */
  readonly para: string;
  readonly contenido: Schema;
  readonly vacio: z.output<Schema>;
  /** Fields of the content that hold rich text: the server cleans them. */
  readonly ricos: readonly string[];
  /** When it counts as done, the usual one first. */
  readonly reglas: readonly [ReglaFinalizacion, ...ReglaFinalizacion[]];
}

export const defineTipo = <const T extends string, Schema extends z.ZodObject>(
  tipo: Tipo<T, Schema>,
): Tipo<T, Schema> => tipo;

export const html = () => textoRico(200_000);

export const direccion = () =>
  texto(2000).refine(
    (value) => /^https?:\/\/[^\s]+$/.test(value),
    'Escribe una dirección que empiece por https://.',
  );

/** An address that may still be missing. */
export const direccionOpcional = () => z.union([z.literal(''), direccion()]);
