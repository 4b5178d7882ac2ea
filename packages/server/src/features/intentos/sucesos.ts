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
  | 'calificado'
  | 'tardias';

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
  await tx.$client.query({
    name: 'intentos.suceso',
    text: 'insert into intento_sucesos (intento_id, tipo, en, detalle, por) values ($1, $2, $3, $4, $5)',
    values: [intentoId, suceso.tipo, suceso.en, suceso.detalle ?? '', suceso.por ?? null],
  });
};
