import { z } from 'zod';
import { entero, id, momento, texto } from '#core/fields.ts';
import { ESTADOS_INTENTO } from '#intentos/vencer.ts';

export const MAX_MENSAJE = 500;
/** People that the room names among those who have not begun; of the rest it says how many. */
export const MAX_SIN_EMPEZAR = 2000;
const MAX_ELEGIDAS = 3000;

/** The attempt of a person as the room shows it: never a question nor an answer. */
const intentoEnSala = z.object({
  id: id(),
  numero: z.number().int(),
  estado: z.enum(ESTADOS_INTENTO),
  empezadoEn: momento(),
  venceEn: momento().nullable(),
  /** Handed in or annulled. */
  acabadoEn: momento().nullable(),
  causa: z.enum(['persona', 'tiempo', 'administracion']).nullable(),
  preguntas: z.number().int(),
  respondidas: z.number().int(),
  /** The number of the question they are at: the last that was saved, or the one reached where there is no way back. */
  va: z.number().int().nullable(),
  /** The last sign of life of its device. */
  vistoEn: momento(),
});
export type IntentoEnSala = z.output<typeof intentoEnSala>;

export const personaEnSala = z.object({
  id: id(),
  nombre: z.string(),
  apellidos: z.string(),
  grupoIds: z.array(id()),
  /** Null: has not begun. */
  intento: intentoEnSala.nullable(),
});
export type PersonaEnSala = z.output<typeof personaEnSala>;

const mensajeDeSala = z.object({
  id: id(),
  texto: z.string(),
  de: z.string(),
  en: momento(),
  personas: z.number().int(),
  vistos: z.number().int(),
});
export type MensajeDeSala = z.output<typeof mensajeDeSala>;

export const consultaDeSala = z.strictObject({
  /** What the last answer said: only what changed since then comes. */
  desde: z.string().max(200).optional(),
});

export const salaEnVivo = z.object({
  desde: z.string(),
  /** All of it; else only who changed. */
  completa: z.boolean(),
  ahora: momento(),
  personas: z.array(personaEnSala),
  /** Groups by id, of the people that come. */
  grupos: z.record(z.string(), z.string()),
  /** Who have not begun and are not named, because they are too many. */
  sinNombrar: z.number().int(),
  /** Who had finished before the last day. */
  antes: z.number().int(),
  mensajes: z.array(mensajeDeSala),
});
export type SalaEnVivo = z.output<typeof salaEnVivo>;

const destino = z.discriminatedUnion('tipo', [
  z.strictObject({
    tipo: z.literal('intentos'),
    ids: z
      .array(id())
      .min(1, 'Elige al menos a una persona.')
      .max(MAX_ELEGIDAS, `Como mucho ${MAX_ELEGIDAS} personas a la vez.`),
  }),
  z.strictObject({ tipo: z.literal('grupo'), id: id() }),
  /** Those inside that whoever asks watches. */
  z.strictObject({ tipo: z.literal('todas') }),
]);
export type DestinoDeSala = z.output<typeof destino>;

/** The id is made by whoever asks: sent twice, it is done once. */
export const darMinutos = z.strictObject({
  id: id(),
  a: destino,
  minutos: entero(1, 240),
  motivo: texto(500),
});
export type DarMinutos = z.output<typeof darMinutos>;

export const enviarMensaje = z.strictObject({ id: id(), a: destino, texto: texto(MAX_MENSAJE) });
export type EnviarMensaje = z.output<typeof enviarMensaje>;

/** A message as whoever sits the exam reads it. */
const mensajeRecibido = z.object({ id: id(), de: z.string(), texto: z.string(), en: momento() });
export type MensajeRecibido = z.output<typeof mensajeRecibido>;

/** What may have changed around an attempt that goes on, without its questions. */
export const novedades = z.object({
  estado: z.enum(ESTADOS_INTENTO),
  epoca: z.number().int(),
  venceEn: momento().nullable(),
  /** Why it was opened again or given more time. */
  motivo: z.string().nullable(),
  /** Those not confirmed yet, the oldest first. */
  mensajes: z.array(mensajeRecibido),
  ahora: momento(),
});
export type Novedades = z.output<typeof novedades>;

export const mensajesVistos = z.strictObject({ ids: z.array(id()).min(1).max(100) });
