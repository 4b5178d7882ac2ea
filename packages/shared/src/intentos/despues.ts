import { z } from 'zod';
import { TIPOS_ACTIVIDAD } from '#actividades/contenido.ts';
import { archivo } from '#archivos/archivo.ts';
import { cursoBreve } from '#aprendizaje/schemas.ts';
import { id, momento, texto } from '#core/fields.ts';
import { anotacion } from '#entregas/ancla.ts';
import { criterioCalificado } from '#entregas/schemas.ts';
import { NOTAS_QUE_CUENTAN } from '#evaluaciones/collection.ts';
import { COSAS, MOMENTOS } from '#evaluaciones/revision.ts';
import { apertura } from '#intentos/antes.ts';
import { guardada } from '#intentos/en-curso.ts';
import { ESTADOS_INTENTO } from '#intentos/vencer.ts';
import { publica, TIPOS_DE_PREGUNTA } from '#preguntas/tipos.ts';

/** What became of an answer. */
export const comoQuedo = z.enum(['acierto', 'parcial', 'fallo', 'blanco', 'espera']);
export type ComoQuedo = z.output<typeof comoQuedo>;

/** What proves that it was handed in. */
export const recibo = z.object({
  intentoId: id(),
  evaluacionId: id(),
  titulo: z.string(),
  curso: cursoBreve,
  numero: z.number().int(),
  estado: z.enum(ESTADOS_INTENTO),
  empezadoEn: momento(),
  entregadoEn: momento().nullable(),
  /** Who ended it: the person, the time, or somebody who administers. */
  causa: z.enum(['persona', 'tiempo', 'administracion']).nullable(),
  preguntas: z.number().int(),
  respondidas: z.number().int(),
  /** Answers that the device had and never arrived: it was handed in without them. */
  sinRecibir: z.array(z.number().int()),
  /** Places of which a device brought another answer that was not taken: what is kept counts. */
  noTomadas: z.array(z.number().int()),
  /** Places whose answer came after the end, and what was decided of them: null, nobody has yet. */
  tardias: z.array(z.object({ lugar: z.number().int(), aceptada: z.boolean().nullable() })),
  codigo: z.string().nullable(),
  persona: z.string(),
});
export type Recibo = z.output<typeof recibo>;

/** As it is written on the receipt, with or without its dash. */
export const codigoDeRecibo = z
  .string()
  .max(40)
  .transform((escrito) => escrito.replaceAll(/[\s-]/g, '').toUpperCase());

/** A receipt found by its code. */
export const reciboComprobado = recibo.extend({
  /** What is kept gives the same code. */
  concuerda: z.boolean(),
  /** False of those from before the code covered what was answered. */
  cubreRespuestas: z.boolean(),
});
export type ReciboComprobado = z.output<typeof reciboComprobado>;

/** The receipt, with what is kept wherever this hand-in brought something else. */
export const entregado = recibo.extend({ quedan: z.array(guardada) });
export type Entregado = z.output<typeof entregado>;

export const preguntaRevisada = z.object({
  lugar: z.number().int(),
  seccion: z.number().int(),
  bajo: z.number().int().nullable(),
  puntos: z.number(),
  tipo: z.enum(TIPOS_DE_PREGUNTA),
  preguntaId: id(),
  version: z.number().int(),
  publica: publica.nullable(),
  respuesta: z.unknown().optional(),
  guardadaEn: momento().nullable().optional(),
  /** «acierto», «parcial», «fallo», «blanco», «espera». */
  resultado: comoQuedo.optional(),
  logrados: z.number().nullable().optional(),
  correcta: z.unknown().optional(),
  /** All that was right, in words, where it is more than that one: «entre 20 y 25 kg»; of gaps, by their ids. */
  correctas: z.union([z.string(), z.record(z.string(), z.string())]).optional(),
  /** Of the question. */
  explicaciones: z.array(z.string()).optional(),
  /** Of each option, by its id: of those that were chosen alone while the right ones may not be seen. */
  porOpcion: z.record(z.string(), z.string()).optional(),
  /** What whoever marked it gave of each criterion. */
  rubrica: z.array(criterioCalificado).optional(),
  /** What whoever marked it wrote. */
  comentario: z.string().optional(),
  /** What they said of places of the answer. */
  anotaciones: z.array(anotacion).optional(),
  /** The files that they speak of. */
  archivos: z.array(archivo).optional(),
  /** Who marked it and when, where its author lets it be known. */
  corrector: z.object({ nombre: z.string(), apellidos: z.string(), en: momento() }).optional(),
  /** Why it was marked again after it was handed in, where it was. */
  reparada: z.string().optional(),
});
export type PreguntaRevisada = z.output<typeof preguntaRevisada>;

/** What can be read again in the course about a part of an evaluation. */
const repaso = z.object({
  id: id(),
  titulo: z.string(),
  tipo: z.enum(TIPOS_ACTIVIDAD),
  duracion: z.number().int().nullable(),
});

/** What the points were lost in, the dearest first. */
export const loQueCosto = z.object({
  preguntas: z.number().int(),
  puntos: z.number(),
  partes: z.array(
    z.object({
      titulo: z.string(),
      logrados: z.number(),
      posibles: z.number(),
      repaso: repaso.nullable(),
    }),
  ),
});

/** An attempt afterwards, exactly as far as the matrix allows. */
export const intentoRevisado = z.object({
  recibo,
  /** It gives no mark. */
  practica: z.boolean(),
  seVe: z.array(z.enum(COSAS)),
  /** When more can be seen, in words of the matrix: the close of the evaluation, if it has one. */
  masAlCerrar: momento().nullable(),
  /** More can be seen once they have no attempts left. */
  masSinIntentos: z.boolean(),
  /** From when their mark is seen for good; null: no moment that is known to come shows it. */
  notaDesde: z.enum(MOMENTOS).nullable(),
  /** The close that it waits for. */
  notaAlCerrar: momento().nullable(),
  nota: z.number().nullable(),
  provisional: z.boolean(),
  /** The numbers of the questions that wait for a person. */
  faltan: z.array(z.number().int()),
  aprobado: z.boolean().nullable(),
  notaMinima: z.number(),
  comentario: z.string().nullable(),
  /** What comes after it: whether it can be tried again, of how many, and which mark counts then. */
  despues: z.object({
    apertura,
    intentos: z.number().int().nullable(),
    /** How many of them have not been begun. */
    quedan: z.number().int().nullable(),
    notaQueCuenta: z.enum(NOTAS_QUE_CUENTAN),
    /** Until when another one can be begun; null when nobody said, or it closed. */
    cierraEn: momento().nullable(),
  }),
  anulado: z.object({ motivo: z.string().nullable(), en: momento() }).nullable(),
  secciones: z.array(z.string()),
  /** Added exactly, once what was right may be seen. */
  puntos: z
    .object({
      logrados: z.number(),
      posibles: z.number(),
      /** Those that wait for a person. */
      enEspera: z.number(),
      /** The fewest more with which it would have passed; null when it did, or nothing is compared yet. */
      faltaron: z.number().nullable(),
    })
    .nullable(),
  /** With the points, and never before them. */
  costo: loQueCosto.nullable(),
  preguntas: z.array(preguntaRevisada),
});
export type IntentoRevisado = z.output<typeof intentoRevisado>;

/** A report that a question has an error; the client makes its id, so that sending it again is harmless. */
export const avisarDeError = z.strictObject({
  id: id(),
  texto: texto(4900),
  anonimo: z.boolean(),
});
export type AvisarDeError = z.output<typeof avisarDeError>;
