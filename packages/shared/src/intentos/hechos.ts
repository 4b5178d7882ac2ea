import { z } from 'zod';
import { momento } from '#core/fields.ts';

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
] as const;
export type TipoDeSuceso = (typeof SUCESOS)[number];

export const suceso = z.object({ tipo: z.enum(SUCESOS), en: momento(), detalle: z.string() });

/** What happened in the attempt of somebody who is watched, without a question of it. */
export const hechosDelIntento = z.object({
  sucesos: z.array(suceso.extend({ por: z.string().nullable() })),
  mensajes: z.array(
    z.object({ de: z.string(), texto: z.string(), en: momento(), vistoEn: momento().nullable() }),
  ),
  /** What whoever asks may do with this attempt. */
  puede: z.object({ ver: z.boolean(), ampliar: z.boolean(), anular: z.boolean() }),
});
export type HechosDelIntento = z.output<typeof hechosDelIntento>;
