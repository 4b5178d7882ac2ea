import { z } from 'zod';
import { id, momento } from '#core/fields.ts';
import { ESTADOS_DE_CUMPLIMIENTO } from '#cumplimiento/estado.ts';

export const consultaDeCumplimiento = z.strictObject({ curso: id().optional(), grupo: id().optional() });
export type ConsultaDeCumplimiento = z.output<typeof consultaDeCumplimiento>;

/** How many pairs that count are in each state, and when they were counted: the two figures come from these. */
export const cumplimientoContado = z.object({
  en: momento(),
  cuentas: z.record(z.enum(ESTADOS_DE_CUMPLIMIENTO), z.number().int()),
});
export type CumplimientoContado = z.output<typeof cumplimientoContado>;
