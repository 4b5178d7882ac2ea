import { z } from 'zod';

/** As many are told together. */
export const SUCESOS_JUNTOS = 500;

/** What became of a mail after the server had taken it, as whoever delivers it tells. */
const suceso = z.strictObject({
  /** Refused for good, or still being tried. */
  tipo: z.enum(['permanente', 'temporal']),
  /** The Message-ID of ours, with its angle brackets or without. */
  mensaje: z.string().min(1).max(400).optional(),
  /** The address that refused it. */
  direccion: z.string().min(1).max(400).optional(),
  /** As RFC 3463 has it: «5.1.1». */
  codigo: z
    .string()
    .regex(/^[245]\.\d{1,3}\.\d{1,3}$/)
    .optional(),
  /** Its name where it comes from: told again under the same one, it is the same. */
  id: z.string().min(1).max(200).optional(),
});
export type Suceso = z.output<typeof suceso>;

export const sucesosDeEntrega = z.strictObject({ sucesos: z.array(suceso).min(1).max(SUCESOS_JUNTOS) });
export type SucesosDeEntrega = z.output<typeof sucesosDeEntrega>;

export const cuantosRebotaron = z.object({ recibidos: z.int(), rebotados: z.int() });
