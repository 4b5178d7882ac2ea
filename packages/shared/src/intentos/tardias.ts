import { z } from 'zod';
import { DomainError } from '#core/errors.ts';
import { entero, momento, texto } from '#core/fields.ts';

/** An answer that came after the end, written down before it by its device. */
const tardia = z.object({
  lugar: z.number().int(),
  /** The number that people read beside the question. */
  numero: z.number().int(),
  /** In words: what came, and what counts now. */
  dicha: z.string(),
  cuenta: z.string(),
  equipoEn: momento(),
  recibidaEn: momento(),
  /** Null while nobody has decided. */
  aceptada: z.boolean().nullable(),
  motivo: z.string().nullable(),
  por: z.string().nullable(),
});
export type Tardia = z.output<typeof tardia>;

export const tardiasDelIntento = z.object({
  tardias: z.array(tardia),
  /** Whoever reads may decide, and the attempt is over. */
  seDecide: z.boolean(),
});
export type TardiasDelIntento = z.output<typeof tardiasDelIntento>;

export const decidirTardias = z.strictObject({
  lugares: z.array(entero(0, 199)).min(1, 'Elige al menos una respuesta.').max(200),
  aceptar: z.boolean(),
  motivo: texto(500),
});
export type DecidirTardias = z.output<typeof decidirTardias>;

export const intentoAbierto = () =>
  new DomainError(
    409,
    'INTENTO_ABIERTO',
    'El intento está abierto otra vez: su persona puede responder. Decide cuando termine.',
  );
