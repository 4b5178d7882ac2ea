import { z } from 'zod';
import { id, momento } from '#core/fields.ts';
import { BANDERAS } from '#intentos/estadistica/banderas.ts';
import { repartoDeNotas } from '#intentos/por-persona.ts';
import { TIPOS_DE_PREGUNTA } from '#preguntas/tipos.ts';

export const CUALES_INTENTOS = ['primero', 'mejor', 'ultimo', 'todos'] as const;
/** Which attempts of each person and round are looked at. */
export type CualesIntentos = (typeof CUALES_INTENTOS)[number];

export const consultaDeEstadistica = z.strictObject({
  cuales: z.enum(CUALES_INTENTOS).default('primero'),
  grupoId: id().optional(),
  entregadoDesde: momento().optional(),
  /** Up to then, and not at that moment. */
  entregadoAntesDe: momento().optional(),
  ronda: z.coerce.number().int().min(1).max(10_000).optional(),
});
export type ConsultaDeEstadistica = z.output<typeof consultaDeEstadistica>;

const entero = z.number().int();

/** The marks of some of those attempts, compared with those of others. */
const parte = z.object({
  id: z.string(),
  nombre: z.string(),
  intentos: entero,
  media: z.number(),
  primerCuarto: z.number(),
  mediana: z.number(),
  tercerCuarto: z.number(),
  aprueban: entero,
});
export type ParteDeEstadistica = z.output<typeof parte>;

/** What marks alone say: it is read at once. */
export const estadisticaDeNotas = z.object({
  intentos: entero,
  personas: entero,
  /** Delivered, and waiting for a person: they do not count yet. */
  provisionales: entero,
  media: z.number().nullable(),
  mediana: z.number().nullable(),
  aprueban: entero,
  notaMinima: z.number(),
  /** The median of what they lasted. */
  segundos: z.number().nullable(),
  barras: repartoDeNotas.shape.barras,
  /** Whether everyone is in it, or only those whom whoever asks may see. */
  deTodas: z.boolean(),
  /** Those in which somebody has an attempt, whatever is asked for. */
  rondas: z.array(entero),
  grupos: z.array(parte),
  /** By round where there are several, or else by month of delivery. */
  ediciones: z.object({ por: z.enum(['ronda', 'mes']), datos: z.array(parte) }),
});
export type EstadisticaDeNotas = z.output<typeof estadisticaDeNotas>;

const figuras = {
  /** Of how many answers it is. */
  n: entero,
  facilidad: z.number(),
  desviacion: z.number().nullable(),
  discriminacion: z.number().nullable(),
};

export const preguntaMedida = z.object({
  id: id(),
  /** Its place among those asked, in the author's order. */
  numero: entero,
  titulo: z.string(),
  tipo: z.enum(TIPOS_DE_PREGUNTA),
  ...figuras,
  /** Each version apart, where there are several. */
  versiones: z.array(z.object({ version: entero, ...figuras })),
  banderas: z.array(z.enum(BANDERAS)),
  /** The options of its last version that nobody chose, by their letter. */
  sinElegir: z.array(z.string()),
});
export type PreguntaMedida = z.output<typeof preguntaMedida>;

/** What the answers say of each question, and of all of them together. */
export const estadisticaDePreguntas = z.object({
  /** Those with their answers kept: of older ones only the mark is. */
  intentos: entero,
  lugares: entero,
  desviacion: z.number().nullable(),
  alfa: z.number().nullable(),
  errorTipico: z.number().nullable(),
  datos: z.array(preguntaMedida),
});
export type EstadisticaDePreguntas = z.output<typeof estadisticaDePreguntas>;

export const consultaDeEstadisticaEnHoja = consultaDeEstadistica.extend({ formato: z.enum(['xlsx', 'csv']) });

export const consultaDePregunta = consultaDeEstadistica.extend({
  version: z.coerce.number().int().min(1).optional(),
});
export type ConsultaDePregunta = z.output<typeof consultaDePregunta>;

const cuantos = { n: entero, mejores: entero, peores: entero };

/** One version of a question, answer by answer. */
export const preguntaPorDentro = z.object({
  id: id(),
  version: entero,
  ...cuantos,
  /** Answers that gave everything, part of it, nothing; and blanks. */
  reparto: z.object({ bien: entero, parte: entero, mal: entero, blanco: entero }),
  /** From the answer before to the last time this one was saved. */
  segundos: z.number().nullable(),
  opciones: z.array(
    z.object({
      letra: z.string(),
      texto: z.string(),
      /** Null for whoever may not see keys. */
      correcta: z.boolean().nullable(),
      ...cuantos,
    }),
  ),
  /** Of what is written: the most given answers. */
  frecuentes: z.array(z.object({ dicha: z.string(), n: entero, facilidad: z.number() })),
});
export type PreguntaPorDentro = z.output<typeof preguntaPorDentro>;

/** A question over all its uses, every attempt with a mark. */
export const estadisticaEnBanco = z.object({
  n: entero,
  evaluaciones: entero,
  facilidad: z.number().nullable(),
  desviacion: z.number().nullable(),
  discriminacion: z.number().nullable(),
  banderas: z.array(z.enum(BANDERAS)),
  /** Whether everyone is in it, or only those whom whoever asks may see. */
  deTodas: z.boolean(),
});
export type EstadisticaEnBanco = z.output<typeof estadisticaEnBanco>;
