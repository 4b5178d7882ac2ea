import { z } from 'zod';
import { id, momento } from '#core/fields.ts';

/** Whose key signs, or signed: what its certificate says, which anybody may read. */
export const firmante = z.object({
  id: id(),
  titular: z.string(),
  emisor: z.string(),
  /** Made by the academy: it vouches for nobody but itself. */
  propia: z.boolean(),
  valeDesde: momento(),
  valeHasta: momento(),
  enUsoDesde: momento(),
  /** Its certificate, as programs that check signatures take it. */
  pem: z.string(),
});
export type Firmante = z.output<typeof firmante>;

export const firma = z.object({
  /** Null: the academy makes one of its own with its first paper. */
  actual: firmante.nullable(),
  anteriores: z.array(firmante),
});
export type Firma = z.output<typeof firma>;

export const MAX_BYTES_DE_P12 = 100_000;

export const firmaTraida = z.strictObject({
  /** The `.p12`, in base 64. */
  archivo: z.base64('El archivo no llegó entero. Elígelo otra vez.').max(Math.ceil(MAX_BYTES_DE_P12 / 3) * 4),
  contraseña: z.string().max(500),
});
export type FirmaTraida = z.output<typeof firmaTraida>;
