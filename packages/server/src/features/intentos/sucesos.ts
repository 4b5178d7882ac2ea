import { intentoSucesosTable } from '#features/intentos/table.ts';
import type { Tx } from '#platform/db/pool.ts';

export type TipoDeSuceso =
  | 'empezado'
  | 'reconexion'
  | 'control'
  | 'entregado'
  | 'vencido'
  | 'anulado'
  | 'reabierto'
  | 'ampliado'
  | 'calificado';

/** Writes down a fact of an attempt; the page before starting names these kinds, and nothing else is recorded. */
export const anotarSuceso = async (
  tx: Tx,
  intentoId: string,
  suceso: {
    readonly tipo: TipoDeSuceso;
    readonly en: string;
    readonly detalle?: string;
    readonly por?: string;
  },
): Promise<void> => {
  await tx.insert(intentoSucesosTable).values({ intentoId, ...suceso });
};
