import { z } from 'zod';
import { momento } from '#core/fields.ts';
import { ESTADOS_INTENTO } from '#intentos/vencer.ts';

/** What brings an attempt its mark, or takes it away. */
export const CAUSAS_DE_NOTA = [
  'entrega',
  'correccion',
  'publicacion',
  'tardias',
  'anulacion',
  'reapertura',
  'reparacion',
  'deshecha',
] as const;
export type CausaDeNota = (typeof CAUSAS_DE_NOTA)[number];

const notaEnElMomento = z.object({
  estado: z.enum(ESTADOS_INTENTO),
  nota: z.number().nullable(),
  provisional: z.boolean(),
});
/** How an attempt stood for its mark at one moment. */
export type NotaEnElMomento = z.output<typeof notaEnElMomento>;

/** How one of its questions stood: what it gave, of how many points. */
export interface LugarEnElMomento {
  readonly fraccion: string | null;
  readonly puntos: number;
}

/** A question whose share changed. */
export interface LugarMovido {
  readonly lugar: number;
  readonly antes: LugarEnElMomento;
  readonly despues: LugarEnElMomento;
}

/** One line of the history of a mark. */
export const cambioDeNota = z.object({
  /** Of the attempt: no two changes have the same. */
  version: z.number().int(),
  en: momento(),
  /** Null: the clock, or somebody who is no longer known. */
  por: z.string().nullable(),
  causa: z.enum(CAUSAS_DE_NOTA),
  motivo: z.string(),
  antes: notaEnElMomento,
  despues: notaEnElMomento,
  /** Points that each question gave, and of how many. */
  lugares: z.array(
    z.object({
      lugar: z.number().int(),
      antes: z.object({ logrados: z.number().nullable(), puntos: z.number() }),
      despues: z.object({ logrados: z.number().nullable(), puntos: z.number() }),
    }),
  ),
});
export type CambioDeNota = z.output<typeof cambioDeNota>;

/** Whether something of the mark is not as it was. */
export const cambioLaNota = (antes: NotaEnElMomento, despues: NotaEnElMomento): boolean =>
  antes.estado !== despues.estado || antes.nota !== despues.nota || antes.provisional !== despues.provisional;
