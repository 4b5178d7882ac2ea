import { z } from 'zod';
import { contadores, cuenta } from '#cargas/schemas.ts';
import { id } from '#core/fields.ts';

/** What a row would do; afterwards, what it did. */
export const ESTADOS_DE_FILA = ['pendiente', 'nueva', 'cambia', 'igual', 'error', 'descartada'] as const;
export type EstadoDeFila = (typeof ESTADOS_DE_FILA)[number];
export const RESULTADOS_DE_FILA = ['creada', 'actualizada', 'igual', 'fallida'] as const;

const mensaje = z.object({
  /** Position of the cell; null concerns the whole row. */
  columna: z.number().int().nullable(),
  texto: z.string(),
  /** Accounts it speaks of, for a link. */
  personas: z.array(z.object({ id: id(), nombre: z.string() })).optional(),
  /** The other line of the file it speaks of. */
  linea: z.number().int().optional(),
});
export type MensajeDeFila = z.output<typeof mensaje>;

const valor = z.string().nullable();

export const filaDeCarga = z.object({
  /** The row as the spreadsheet numbers it. */
  linea: z.number().int(),
  celdas: z.array(z.string()),
  estado: z.enum(ESTADOS_DE_FILA),
  usuarioId: id().nullable(),
  errores: z.array(mensaje),
  avisos: z.array(mensaje),
  /** Old → new by field; `grupos` as names joined. */
  cambios: z.record(z.string(), z.tuple([valor, valor])),
  resultado: z.enum(RESULTADOS_DE_FILA).nullable(),
  /** Why it failed, or what undoing left as it was. */
  nota: z.string().nullable(),
});
export type FilaDeCarga = z.output<typeof filaDeCarga>;

export const FILTROS_DE_FILA = [
  'nueva',
  'cambia',
  'igual',
  'error',
  'aviso',
  'descartada',
  'creada',
  'actualizada',
  'fallida',
  'conservada',
] as const;

export const consultaDeFilas = z.strictObject({
  estado: z.enum(FILTROS_DE_FILA).optional(),
  cursor: z.coerce.number<number>().int().min(0).default(0),
  limite: z.coerce.number<number>().int().min(1).max(200).default(100),
});

/** Pages go by line: `siguiente` is the cursor of the next one. */
export const paginaDeFilas = z.object({
  datos: z.array(filaDeCarga),
  siguiente: z.number().int().nullable(),
});
export type PaginaDeFilas = z.output<typeof paginaDeFilas>;

export const lineaDeFila = z.coerce.number<number>().int().min(1);

export const numeroDeColumna = z.coerce.number<number>().int().min(0).max(199);
/** Most used first; at most a few more than a list can hold. */
export const valoresDeColumna = z.object({
  valores: z.array(z.object({ texto: z.string(), filas: cuenta })),
  /** Rows with nothing in it. */
  vacias: cuenta,
});
export type ValoresDeColumna = z.output<typeof valoresDeColumna>;

export const cambioDeFila = z
  .strictObject({
    /** Position of the cell → what it says now. */
    celdas: z.record(z.string().regex(/^\d{1,3}$/), z.string().max(2000)).optional(),
    descartada: z.boolean().optional(),
  })
  .refine((cambio) => cambio.celdas !== undefined || cambio.descartada !== undefined, {
    error: 'Di qué celda cambia o si la fila se deja fuera.',
  });
export type CambioDeFila = z.output<typeof cambioDeFila>;

/** The row and those whose outcome it changed. */
export const filasRevisadas = z.object({
  filas: z.array(filaDeCarga),
  contadores,
  gruposNuevos: z.array(z.string()),
});
export type FilasRevisadas = z.output<typeof filasRevisadas>;

/** What every cell of a column that says `de` would say instead. */
export const correccionDeIguales = z.strictObject({
  columna: z.number().int().min(0).max(199),
  de: z.string().max(2000),
  a: z.string().max(2000),
});
export type CorreccionDeIguales = z.output<typeof correccionDeIguales>;

const igualesDeCelda = correccionDeIguales.extend({ cuantas: cuenta });
export type IgualesDeCelda = z.output<typeof igualesDeCelda>;

export const filasCorregidas = filasRevisadas.extend({
  /** Other rows still say what the corrected cell said. */
  iguales: igualesDeCelda.nullable(),
});
export type FilasCorregidas = z.output<typeof filasCorregidas>;
