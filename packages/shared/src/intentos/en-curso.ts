import { z } from 'zod';
import { cursoBreve } from '#aprendizaje/schemas.ts';
import { entero, id, momento } from '#core/fields.ts';
import { evaluaciones } from '#evaluaciones/collection.ts';
import { COSAS } from '#evaluaciones/revision.ts';
import { ESTADOS_INTENTO } from '#intentos/vencer.ts';
import { RESTAS } from '#preguntas/resta.ts';
import { publica, TIPOS_DE_PREGUNTA } from '#preguntas/tipos.ts';

/** An attempt that waits for its person: it goes on by itself until it ends. */
export const intentoAbierto = z.object({
  id: id(),
  numero: z.number().int(),
  estado: z.enum(ESTADOS_INTENTO),
  empezadoEn: momento(),
  venceEn: momento().nullable(),
  /** Why it was opened again or given more time, in the words of whoever did it. */
  motivo: z.string().nullable(),
});

/** The name a tab gives itself on each load. */
const pestana = z.string().regex(/^[A-Za-z0-9-]{8,64}$/, 'La pestaña no tiene un nombre válido.');

export const empezarIntento = z.strictObject({
  pestana,
  contrasena: z.string().max(200).nullable(),
  acepta: z.boolean(),
});
export type EmpezarIntento = z.output<typeof empezarIntento>;

/** An answer that another device of theirs had written before, and that arrived in time. */
export const ofrecida = z.object({ respuesta: z.unknown(), equipoEn: momento() });
export type Ofrecida = z.output<typeof ofrecida>;

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
  /** Instead of the newer one that is kept, if its person wants. */
  ofrecida: ofrecida.nullable(),
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
  /** What can be seen of each answer while it lasts, which only a practice shows. */
  durante: z.array(z.enum(COSAS)),
  /** Headings, by the number that each question names. */
  secciones: z.array(z.string()),
  preguntas: z.array(preguntaDelIntento),
  /** The place reached, in a sequential attempt. */
  alcanzada: z.number().int(),
  epoca: z.number().int(),
  /** Whether the tab that asks is the one that writes. */
  escribe: z.boolean(),
  /** Nobody writes in it, since it was reopened: whoever comes in first does. */
  libre: z.boolean(),
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
  /** The person had this one and another before their eyes, and chose it. */
  elegida: z.boolean().optional(),
});
export type EntradaDelEquipo = z.output<typeof entrada>;

const MAX_ENTRADAS = 500;
const entradas = z.array(entrada).max(MAX_ENTRADAS, `Como mucho ${MAX_ENTRADAS} respuestas a la vez.`);

export const guardarRespuestas = z.strictObject({ pestana, epoca: entero(1, 1_000_000), entradas });
export type GuardarRespuestas = z.output<typeof guardarRespuestas>;

/** What the server has of one place. */
export const guardada = z.object({ lugar, revision: z.number().int(), respuesta: z.unknown() });

export const respuestasGuardadas = z.object({
  /** What the server has of what was sent, and nothing else. */
  guardadas: z.array(z.object({ lugar, revision: z.number().int() })),
  venceEn: momento().nullable(),
  ahora: momento(),
});
export type RespuestasGuardadas = z.output<typeof respuestasGuardadas>;

/** What goes with the refusal of some: the others were kept all the same. */
export const respuestasAntiguas = respuestasGuardadas.extend({
  /** What the server has instead of what was sent. */
  rechazadas: z.array(guardada),
});
export type RespuestasAntiguas = z.output<typeof respuestasAntiguas>;

/** What became of answers that came, in time, from a device that does not write any more. */
export const cedidas = z.object({
  epoca: z.number().int(),
  /** Added: there was no newer answer. */
  guardadas: z.array(z.object({ lugar, revision: z.number().int() })),
  /** Offered to their person on the device where they are. */
  ofrecidas: z.array(lugar),
});
export type Cedidas = z.output<typeof cedidas>;

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
