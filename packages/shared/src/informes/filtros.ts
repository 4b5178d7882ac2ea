import { z } from 'zod';
import { id } from '#core/fields.ts';

const RANGO = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/;

/** Days between two, both in; either may be missing. */
export interface Dias {
  readonly desde: string | undefined;
  readonly hasta: string | undefined;
}

const entreDias = z
  .string()
  .regex(RANGO, 'Escribe dos días, como 2026-03-01..2026-03-31.')
  .transform((escrito): Dias => {
    const [, desde, hasta] = RANGO.exec(escrito) ?? [];
    return { desde, hasta };
  });

/** Something that a report can be narrowed by: what travels, and how it is offered. */
export interface Filtro<S extends z.ZodType = z.ZodType> {
  readonly titulo: string;
  readonly ofrece: 'grupo' | 'curso' | 'dias' | 'idos' | 'opciones';
  readonly opciones?: Readonly<Record<string, string>>;
  readonly esquema: S;
}
export type Filtros = Readonly<Record<string, Filtro>>;

export const GRUPO = { titulo: 'Grupo', ofrece: 'grupo', esquema: id().optional() } as const;
export const CURSO = { titulo: 'Curso', ofrece: 'curso', esquema: id().optional() } as const;
/** Also whoever can't come in any more. */
export const IDOS = { titulo: 'Quiénes', ofrece: 'idos', esquema: z.stringbool().optional() } as const;

export const dias = (titulo: string) => ({ titulo, ofrece: 'dias', esquema: entreDias.optional() }) as const;

export const opciones = <const O extends Readonly<Record<string, string>>>(titulo: string, unas: O) =>
  ({
    titulo,
    ofrece: 'opciones',
    opciones: unas,
    esquema: z
      .enum(Object.keys(unas) as [keyof O & string, ...(keyof O & string)[]], {
        error: `Elige una de estas: ${Object.keys(unas).join(', ')}.`,
      })
      .optional(),
  }) as const;
