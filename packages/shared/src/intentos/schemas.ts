import { z } from 'zod';
import { cursoBreve } from '#aprendizaje/schemas.ts';
import { entero, id, momento, texto } from '#core/fields.ts';
import { evaluaciones } from '#evaluaciones/collection.ts';
import { COSAS } from '#evaluaciones/revision.ts';
import type { Apertura } from '#intentos/apertura.ts';
import { GRUPOS_DE_PRUEBAS } from '#intentos/pruebas.ts';
import { ESTADOS_INTENTO } from '#intentos/vencer.ts';
import { RESTAS } from '#preguntas/resta.ts';
import { publica, TIPOS_DE_PREGUNTA } from '#preguntas/tipos.ts';

const apertura = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('sin_publicar') }),
  z.object({ tipo: z.literal('aun_no'), abreEn: momento() }),
  z.object({ tipo: z.literal('espera'), hasta: momento() }),
  z.object({ tipo: z.literal('sin_intentos') }),
  z.object({ tipo: z.literal('ya_aprobada') }),
  z.object({ tipo: z.literal('cerrada'), cerroEn: momento().nullable() }),
  z.object({
    tipo: z.literal('abierta'),
    cierraEn: momento().nullable(),
    minutos: z.number().int().nullable(),
    recortada: z.boolean(),
    intentosRestantes: z.number().int().nullable(),
  }),
]) satisfies z.ZodType<Apertura>;

/** An attempt that waits for its person: it goes on by itself until it ends. */
const intentoAbierto = z.object({
  id: id(),
  numero: z.number().int(),
  estado: z.enum(ESTADOS_INTENTO),
  empezadoEn: momento(),
  venceEn: momento().nullable(),
});

export const miPrueba = z.object({
  id: id(),
  titulo: z.string(),
  curso: cursoBreve,
  grupo: z.enum(GRUPOS_DE_PRUEBAS),
  apertura,
  /** Why it is blocked, in words. */
  motivo: z.string().nullable(),
  minutos: z.number().int().nullable(),
  intentos: z.number().int().nullable(),
  intentosHechos: z.number().int(),
  cierraEn: momento().nullable(),
  /** The mark that counts, once it may be seen. */
  nota: z.number().nullable(),
  notaMinima: z.number(),
  aprobada: z.boolean(),
  hechaEn: momento().nullable(),
  enCurso: intentoAbierto.nullable(),
  /** Something waits for a person to mark it. */
  porCalificar: z.boolean(),
});
export type Prueba = z.output<typeof miPrueba>;

export const misPruebas = z.object({ pruebas: z.array(miPrueba), ahora: momento() });

/** An attempt of mine, in the history. */
export const miIntento = intentoAbierto.extend({
  entregadoEn: momento().nullable(),
  /** Null while it may not be seen, or there is none. */
  nota: z.number().nullable(),
  provisional: z.boolean(),
  aprobado: z.boolean().nullable(),
  /** Its mark came from before attempts were kept. */
  heredado: z.boolean(),
  anulado: z.object({ motivo: z.string().nullable(), en: momento() }).nullable(),
  codigo: z.string().nullable(),
});
export type MiIntento = z.output<typeof miIntento>;

export const evaluacionPorDentro = z.object({
  evaluacion: z.object(evaluaciones.record.shape).omit({
    version: true,
    creadoEn: true,
    actualizadoEn: true,
    cursoId: true,
    oculta: true,
  }),
  titulo: z.string(),
  descripcion: z.string(),
  curso: cursoBreve,
  inscrito: z.boolean(),
  motivo: z.string().nullable(),
  apertura,
  /** Their own time and dates, with what the accommodation and exceptions give. */
  efectivo: z.object({
    abreEn: momento().nullable(),
    cierraEn: momento().nullable(),
    intentos: z.number().int().nullable(),
    segundos: z.number().int().nullable(),
    factor: z.string().nullable(),
  }),
  /** How many questions an attempt asks, and how many points they add up to. */
  preguntas: z.number().int(),
  puntos: z.number(),
  intentosHechos: z.number().int(),
  ultimoIntentoEn: momento().nullable(),
  nota: z.number().nullable(),
  aprobada: z.boolean(),
  enCurso: intentoAbierto.nullable(),
  historial: z.array(miIntento),
  /** The server's clock, which is the one that counts. */
  ahora: momento(),
});
export type EvaluacionPorDentro = z.output<typeof evaluacionPorDentro>;

/** The name a tab gives itself on each load. */
const pestana = z.string().regex(/^[A-Za-z0-9-]{8,64}$/, 'La pestaña no tiene un nombre válido.');

export const empezarIntento = z.strictObject({
  pestana,
  contrasena: z.string().max(200).nullable(),
  acepta: z.boolean(),
});
export type EmpezarIntento = z.output<typeof empezarIntento>;

/** A question of an attempt as its person sees it. */
export const preguntaDelIntento = z.object({
  lugar: z.number().int(),
  seccion: z.number().int(),
  bajo: z.number().int().nullable(),
  puntos: z.number(),
  resta: z.enum(RESTAS),
  tipo: z.enum(TIPOS_DE_PREGUNTA),
  /** The public half in this attempt's order; null while a sequential attempt has not reached it. */
  publica: publica.nullable(),
  revision: z.number().int(),
  respuesta: z.unknown(),
  guardadaEn: momento().nullable(),
});
export type PreguntaDelIntento = z.output<typeof preguntaDelIntento>;

/** All that a device needs to go on without network. */
export const intentoEnCurso = intentoAbierto.extend({
  evaluacionId: id(),
  actividadId: id(),
  titulo: z.string(),
  curso: cursoBreve,
  intentos: z.number().int().nullable(),
  alVencer: evaluaciones.record.shape.alVencer,
  toleranciaSegundos: z.number().int(),
  graciaMinutos: z.number().int(),
  porPagina: z.number().int().nullable(),
  secuencial: z.boolean(),
  practica: z.boolean(),
  /** Headings, by the number that each question names. */
  secciones: z.array(z.string()),
  preguntas: z.array(preguntaDelIntento),
  /** The place reached, in a sequential attempt. */
  alcanzada: z.number().int(),
  epoca: z.number().int(),
  /** Whether the tab that asks is the one that writes. */
  escribe: z.boolean(),
  ahora: momento(),
});
export type IntentoEnCurso = z.output<typeof intentoEnCurso>;

const lugar = entero(0, 199);
const numeroDeRevision = entero(1, 1_000_000);

export const entrada = z.strictObject({
  lugar,
  revision: numeroDeRevision,
  /** By the kind of its question; null: nothing answered. */
  respuesta: z.unknown(),
  /** When the device wrote it down, by its own clock. */
  equipoEn: momento(),
});
export type EntradaDelEquipo = z.output<typeof entrada>;

const MAX_ENTRADAS = 500;
const entradas = z.array(entrada).max(MAX_ENTRADAS, `Como mucho ${MAX_ENTRADAS} respuestas a la vez.`);

export const guardarRespuestas = z.strictObject({ pestana, epoca: entero(1, 1_000_000), entradas });
export type GuardarRespuestas = z.output<typeof guardarRespuestas>;

const guardada = z.object({ lugar, revision: z.number().int(), respuesta: z.unknown() });

export const respuestasGuardadas = z.object({
  /** What the server has of what was sent, and nothing else. */
  guardadas: z.array(z.object({ lugar, revision: z.number().int() })),
  /** What was older than what the server has, with what it has. */
  rechazadas: z.array(guardada),
  venceEn: momento().nullable(),
  ahora: momento(),
});
export type RespuestasGuardadas = z.output<typeof respuestasGuardadas>;

export const tomarControl = z.strictObject({ pestana });

export const avanzarIntento = z.strictObject({ pestana, epoca: entero(1, 1_000_000), lugar });

export const entregarIntento = z.strictObject({
  pestana,
  epoca: entero(1, 1_000_000),
  /** Everything not acknowledged yet: it is saved first. */
  entradas,
  /** The revision of every answer that the device has, by place. */
  revisiones: z.record(z.string().regex(/^\d{1,3}$/), numeroDeRevision),
  /** Deliver without what the server lacks. */
  aunqueFalten: z.boolean(),
  /** When the person pressed, by the device's clock. */
  pulsadoEn: momento(),
});
export type EntregarIntento = z.output<typeof entregarIntento>;

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
  codigo: z.string().nullable(),
  persona: z.string(),
});
export type Recibo = z.output<typeof recibo>;

const preguntaRevisada = z.object({
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
  resultado: z.enum(['acierto', 'parcial', 'fallo', 'blanco', 'espera']).optional(),
  logrados: z.number().nullable().optional(),
  correcta: z.unknown().optional(),
  /** General, and of what was chosen. */
  explicaciones: z.array(z.string()).optional(),
  /** What whoever marked it wrote. */
  comentario: z.string().optional(),
});
export type PreguntaRevisada = z.output<typeof preguntaRevisada>;

/** An attempt afterwards, exactly as far as the matrix allows. */
export const intentoRevisado = z.object({
  recibo,
  seVe: z.array(z.enum(COSAS)),
  /** When more can be seen, in words of the matrix: the close of the evaluation, if it has one. */
  masAlCerrar: momento().nullable(),
  nota: z.number().nullable(),
  provisional: z.boolean(),
  /** The numbers of the questions that wait for a person. */
  faltan: z.array(z.number().int()),
  aprobado: z.boolean().nullable(),
  notaMinima: z.number(),
  comentario: z.string().nullable(),
  anulado: z.object({ motivo: z.string().nullable(), en: momento() }).nullable(),
  secciones: z.array(z.string()),
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
