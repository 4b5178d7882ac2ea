import { z } from 'zod';
import { id, momento } from '#core/fields.ts';
import { DATOS_DE_EXTERNA } from '#externas/archivo/datos.ts';

const cuenta = z.number().int();

export const mensajeDeExterna = z.object({
  /** Position of the cell; null concerns the whole row. */
  columna: z.number().int().nullable(),
  texto: z.string(),
  /** The other line of the file it speaks of. */
  linea: cuenta.nullable(),
});
export type MensajeDeExterna = z.output<typeof mensajeDeExterna>;

export const ESTADOS_DE_CARGA_DE_EXTERNAS = [
  'leida',
  'registrando',
  'registrada',
  'detenida',
  'deshaciendo',
  'deshecha',
] as const;
export type EstadoDeCargaDeExternas = (typeof ESTADOS_DE_CARGA_DE_EXTERNAS)[number];

/** What a row would do or, once it was recorded, what became of it. */
export const ESTADOS_DE_FILA_DE_EXTERNA = [
  'registrada',
  'retirada',
  'nueva',
  'igual',
  'repetida',
  'error',
  'fuera',
] as const;
export type EstadoDeFilaDeExterna = (typeof ESTADOS_DE_FILA_DE_EXTERNA)[number];

export const filaDeExternas = z.object({
  /** The row as the spreadsheet numbers it. */
  linea: cuenta,
  celdas: z.array(z.string()),
  estado: z.enum(ESTADOS_DE_FILA_DE_EXTERNA),
  persona: z.object({ id: id(), nombre: z.string() }).nullable(),
  mensajes: z.array(mensajeDeExterna),
});
export type FilaDeExternas = z.output<typeof filaDeExternas>;

const resumen = z.object({
  id: id(),
  archivo: z.string(),
  quien: z.object({ id: id(), nombre: z.string() }),
  estado: z.enum(ESTADOS_DE_CARGA_DE_EXTERNAS),
  filas: cuenta,
  /** How many of its rows were recorded and still are. */
  registradas: cuenta,
  creadaEn: momento(),
  registradaEn: momento().nullable(),
  deshechaEn: momento().nullable(),
  deshacibleHasta: momento().nullable(),
});
export type ResumenDeCargaDeExternas = z.output<typeof resumen>;

export const mapeoDeExternas = z.array(z.enum(DATOS_DE_EXTERNA).nullable()).max(200);

/** Titles of the file that are nobody's, to be added to the catalogue: as they are written, with the hours most rows say. */
const desconocida = z.object({ titulo: z.string(), filas: cuenta, horas: z.number().nullable() });
export type FormacionDesconocida = z.output<typeof desconocida>;

export const cargaDeExternas = resumen.extend({
  hoja: z.string().nullable(),
  encabezados: z.array(z.string()),
  mapeo: mapeoDeExternas,
  /** The first rows, to judge the columns by. */
  ejemplos: z.array(z.array(z.string())),
  /** What keeps its rows from being read. */
  falta: z.string().nullable(),
  contadores: z.record(z.enum(ESTADOS_DE_FILA_DE_EXTERNA), cuenta),
  desconocidas: z.array(desconocida),
  /** When these very bytes were recorded before, and were not undone. */
  otraVez: momento().nullable(),
  progreso: z.object({ hechas: cuenta, total: cuenta }),
  /** Why recording stopped. */
  motivo: z.string().nullable(),
});
export type CargaDeExternas = z.output<typeof cargaDeExternas>;

export const cargasDeExternas = z.object({ cargas: z.array(resumen) });

export const cambioDeCargaDeExternas = z.strictObject({ mapeo: mapeoDeExternas });

export const cambioDeFilaDeExternas = z
  .strictObject({
    celdas: z.record(z.string().regex(/^\d{1,3}$/), z.string().max(2000)).optional(),
    fuera: z.boolean().optional(),
  })
  .refine((cambio) => cambio.celdas !== undefined || cambio.fuera !== undefined, {
    error: 'Di qué celda cambia o si la fila se deja fuera.',
  });
export type CambioDeFilaDeExternas = z.output<typeof cambioDeFilaDeExternas>;

export const consultaDeFilasDeExternas = z.strictObject({
  estado: z.enum(ESTADOS_DE_FILA_DE_EXTERNA).optional(),
  cursor: z.coerce.number<number>().int().min(0).default(0),
  limite: z.coerce.number<number>().int().min(1).max(200).default(50),
});
export type ConsultaDeFilasDeExternas = z.output<typeof consultaDeFilasDeExternas>;

export const paginaDeFilasDeExternas = z.object({
  datos: z.array(filaDeExternas),
  siguiente: cuenta.nullable(),
});
export type PaginaDeFilasDeExternas = z.output<typeof paginaDeFilasDeExternas>;

/** What undoing would do: those with a paper added since stay, named. */
export const previsionDeExternas = z.object({
  seRetiran: cuenta,
  yaRetiradas: cuenta,
  seConservan: z.array(z.object({ linea: cuenta, persona: z.string(), titulo: z.string() })),
  conservadas: cuenta,
});
export type PrevisionDeExternas = z.output<typeof previsionDeExternas>;
