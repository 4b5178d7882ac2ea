import { z } from 'zod';
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
});
export type Ajustes = z.output<typeof ajustes>;

export const cambioDeAjustes = z.strictObject(ajustes.shape).partial();
export type CambioDeAjustes = z.output<typeof cambioDeAjustes>;

export const AJUSTES_DE_ORIGEN: Ajustes = { diasDeTemporal: DIAS_DE_TEMPORAL, nombreBloqueado: false };
