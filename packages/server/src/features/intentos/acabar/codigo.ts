import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '#platform/db/pool.ts';

/** Signs that nobody takes for another when they are read aloud or copied by hand. */
const SIGNOS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LARGO = 8;

export interface LoEntregado {
  readonly intentoId: string;
  readonly entregadoEn: string;
  /** The revision of every place, in order. */
  readonly revisiones: readonly number[];
}

export async function leerLlave(db: Database | Tx): Promise<Buffer> {
  const { rows } = await db.execute<{ llave: Buffer }>(sql`select llave from recibo_llave`);
  if (!rows[0]) throw new Error('the key of receipts is missing');
  return rows[0].llave;
}

/** The code of a receipt: the same attempt, answers and moment always give the same one, and nobody else can make it. */
export function codigoCon(llave: Buffer, { intentoId, entregadoEn, revisiones }: LoEntregado): string {
  const sello = createHmac('sha256', llave)
    .update(`${intentoId}|${entregadoEn}|${revisiones.join(',')}`)
    .digest();
  let resto = BigInt(`0x${sello.toString('hex')}`);
  let codigo = '';
  for (let i = 0; i < LARGO; i += 1) {
    codigo += SIGNOS[Number(resto % BigInt(SIGNOS.length))];
    resto /= BigInt(SIGNOS.length);
  }
  return codigo;
}

export const codigoDe = async (db: Database | Tx, entregado: LoEntregado): Promise<string> =>
  codigoCon(await leerLlave(db), entregado);
