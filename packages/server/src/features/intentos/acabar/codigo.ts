import { createHash, createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '#platform/db/pool.ts';

/** Signs that nobody takes for another when they are read aloud or copied by hand. */
const SIGNOS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LARGO = 8;

/** What each receipt was made of: first the revisions alone, then what was answered too. */
export const FORMULA_SIN_RESPUESTAS = 1;
export const FORMULA_DE_HOY = 2;

export interface LoEntregado {
  readonly intentoId: string;
  readonly entregadoEn: string;
  /** Of every place, in order. */
  readonly respuestas: readonly { readonly revision: number; readonly respuesta?: unknown }[];
}

export async function leerLlave(db: Database | Tx): Promise<Buffer> {
  const { rows } = await db.execute<{ llave: Buffer }>(sql`select llave from recibo_llave`);
  if (!rows[0]) throw new Error('the key of receipts is missing');
  return rows[0].llave;
}

/** The same writing for the same value, in whatever order its fields came. */
function escrito(valor: unknown): string {
  if (Array.isArray(valor)) return `[${valor.map(escrito).join(',')}]`;
  if (typeof valor !== 'object' || valor === null) return JSON.stringify(valor ?? null);
  const campos = Object.entries(valor).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${campos.map(([campo, suyo]) => `${JSON.stringify(campo)}:${escrito(suyo)}`).join(',')}}`;
}

const resumen = (texto: string): string => createHash('sha256').update(texto).digest('hex');

function selladoCon(formula: number, { intentoId, entregadoEn, respuestas }: LoEntregado): string {
  const revisiones = `${intentoId}|${entregadoEn}|${respuestas.map(({ revision }) => revision).join(',')}`;
  if (formula === FORMULA_SIN_RESPUESTAS) return revisiones;
  return `${formula}|${revisiones}|${respuestas.map(({ respuesta }) => resumen(escrito(respuesta))).join(',')}`;
}

/** The code of a receipt: the same attempt, answers and moment always give the same one, and nobody else can make it. */
export function codigoCon(llave: Buffer, entregado: LoEntregado, formula = FORMULA_DE_HOY): string {
  const sello = createHmac('sha256', llave).update(selladoCon(formula, entregado)).digest();
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
