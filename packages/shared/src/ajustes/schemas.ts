import { z } from 'zod';
import { DIAS_ANTES, diasAntes } from '#avisos/dias-antes.ts';
import { entero } from '#core/fields.ts';

/** How long a temporary password lasts while nobody says otherwise. */
export const DIAS_DE_TEMPORAL = 7;
export const MAX_DIAS_DE_TEMPORAL = 90;

/** What the academy decides for everybody. */
export const ajustes = z.object({
  /** How long a temporary password can be used. */
  diasDeTemporal: entero(1, MAX_DIAS_DE_TEMPORAL),
  /** People don't change their own name and surnames. */
  nombreBloqueado: z.boolean(),
  /** How many days before it is said that a course falls due, the first time and when it is renewed; a course may say others. */
  avisaVence: diasAntes,
  avisaCaduca: diasAntes,
});
export type Ajustes = z.output<typeof ajustes>;

export const cambioDeAjustes = z.strictObject(ajustes.shape).partial();
export type CambioDeAjustes = z.output<typeof cambioDeAjustes>;

export const AJUSTES_DE_ORIGEN: Ajustes = {
  diasDeTemporal: DIAS_DE_TEMPORAL,
  nombreBloqueado: false,
  avisaVence: [...DIAS_ANTES.vence],
  avisaCaduca: [...DIAS_ANTES.caduca],
};
