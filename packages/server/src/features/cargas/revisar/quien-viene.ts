import type { ContextoDeCarga } from '@catedra/shared/cargas/contexto.ts';
import { type QuienViene, quienViene } from '@catedra/shared/cargas/quien-viene.ts';
import { sql } from 'drizzle-orm';
import type { FilaLeida } from '#features/cargas/revisar/fila-juzgada.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** Who comes in an upload, read when it is first asked: most files name nobody who is not there already. */
export type Vienen = (contexto: ContextoDeCarga) => Promise<QuienViene>;

export function vienenEn(db: Database | Tx, cargaId: string): Vienen {
  let leido: Promise<QuienViene> | undefined;
  const leer = async (contexto: ContextoDeCarga) => {
    const { rows } = await db.execute<{ filas: string }>(sql`
      select coalesce(json_agg(f), '[]')::text as filas from (
        select linea, celdas from carga_filas where carga_id = ${cargaId} and estado <> 'descartada') f`);
    return quienViene(JSON.parse(rows[0]?.filas ?? '[]') as FilaLeida[], contexto);
  };
  return (contexto) => (leido ??= leer(contexto));
}
