import { z } from 'zod';
import { valores } from '#campos/valor.ts';
import { id, momento } from '#core/fields.ts';
import { CELDAS } from '#informes/celdas.ts';
import type { Celda } from '#informes/celdas.ts';
import type { Informe } from '#informes/declarar.ts';
import type { Valores } from '#campos/tipos.ts';

export interface FilaDeInforme {
  /** Tells it from the others of the same report. */
  readonly id: string;
  readonly celdas: Readonly<Record<string, Celda>>;
  /** The academy's own fields that were asked for, as far as the reader sees them in this person. */
  readonly campos?: Valores;
}

export interface PaginaDeInforme {
  readonly datos: readonly FilaDeInforme[];
  readonly siguiente: string | null;
  readonly total?: { readonly valor: number; readonly exacto: boolean };
}

export const paginaDe = ({ columnas, campos }: Informe): z.ZodType<PaginaDeInforme> =>
  z.object({
    datos: z.array(
      z.object({
        id: z.string(),
        celdas: z.object(
          Object.fromEntries(Object.entries(columnas).map(([clave, { tipo }]) => [clave, CELDAS[tipo]])),
        ),
        ...(campos && { campos: valores.optional() }),
      }),
    ),
    siguiente: z.string().nullable(),
    total: z.object({ valor: z.number().int(), exacto: z.boolean() }).optional(),
  }) as unknown as z.ZodType<PaginaDeInforme>;

/** Which shape and colour a part of a picture has: as marks say it. */
export const TONOS = ['bien', 'encurso', 'atencion', 'mal', 'mal2', 'aparte', 'aparte2'] as const;

/** Bars that add up, each of what it opens: the picture of a report, and its table. */
const barras = z.object({
  titulo: z.string(),
  /** What each bar is, and what is said at its end. */
  deQue: z.string(),
  cifra: z.string(),
  partes: z.array(z.object({ titulo: z.string(), tono: z.enum(TONOS) })),
  filas: z.array(
    z.object({
      id: id(),
      titulo: z.string(),
      valores: z.array(z.number().int()),
      /** At its end: «72 %». */
      cifra: z.string(),
      /** What the list is narrowed to by opening it. */
      abre: z.record(z.string(), z.string()),
    }),
  ),
});
export type Barras = z.output<typeof barras>;

/** What a report found out of all that it is about, counted at most once a minute. */
export const resumenDeInforme = z.object({
  en: momento(),
  /** How many seconds before it what was counted was so, where it is read from a server that follows. */
  retraso: z.number().int().positive().optional(),
  /** The title of its page. */
  hallazgo: z.string(),
  /** Of how much that is said. */
  alcance: z.string(),
  dibujo: barras.nullable(),
});
export type ResumenDeInforme = z.output<typeof resumenDeInforme>;
