import { z } from 'zod';
import { entero, id, momento, texto } from '#core/fields.ts';

/** What happens in an attempt, as facts. */
export const SUCESOS = [
  'empezado',
  'reconexion',
  'control',
  'entregado',
  'vencido',
  'anulado',
  'reabierto',
  'ampliado',
  'calificado',
  'tardias',
  'foco',
  'pegado',
  'red',
] as const;
export type TipoDeSuceso = (typeof SUCESOS)[number];

/** What is written down of whoever sits an exam and their device: their page says so before they begin, and it is frozen then. */
export const HECHOS_ANOTADOS = [
  'reconexion',
  'control',
  'foco',
  'pegado',
  'red',
] as const satisfies readonly TipoDeSuceso[];

export const suceso = z.object({ tipo: z.enum(SUCESOS), en: momento(), detalle: z.string() });

/** What happened in the attempt of somebody who is watched, without a question of it. */
export const hechosDelIntento = z.object({
  sucesos: z.array(suceso.extend({ por: z.string().nullable() })),
  /** Files of its answers, by when they came. */
  archivos: z.array(z.object({ en: momento() })),
  mensajes: z.array(
    z.object({ de: z.string(), texto: z.string(), en: momento(), vistoEn: momento().nullable() }),
  ),
  /** What whoever asks may do with this attempt. */
  puede: z.object({ ver: z.boolean(), ampliar: z.boolean(), anular: z.boolean() }),
});
export type HechosDelIntento = z.output<typeof hechosDelIntento>;

const hecho = z.discriminatedUnion('tipo', [
  /** Was away from the exam for so many seconds, and came back then. */
  z.strictObject({ tipo: z.literal('foco'), en: momento(), segundos: entero(1, 86_400) }),
  /** Pasted so many characters; never which. */
  z.strictObject({ tipo: z.literal('pegado'), en: momento(), caracteres: entero(1, 1_000_000) }),
]);
export type HechoDelEquipo = z.output<typeof hecho>;

/** What a device tells of itself. Told twice, it is written down once. */
export const anotarHechos = z.strictObject({
  pestana: z.string().max(64),
  hechos: z.array(hecho).min(1).max(50),
});
export type AnotarHechos = z.output<typeof anotarHechos>;

const MAX_JUNTOS = 100;

export const terminarIntentos = z.strictObject({
  ids: z
    .array(id())
    .min(1, 'Elige al menos un intento.')
    .max(MAX_JUNTOS, `Como mucho ${MAX_JUNTOS} intentos a la vez.`),
  motivo: texto(500),
});
