import { type SQL, sql } from 'drizzle-orm';
import type { FilaLeida } from '#features/cargas/decidir-tanda.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** The next rows in the order of the file, as one JSON text: the driver takes long over thousands of arrays. */
export async function leerCeldas(db: Database | Tx, which: SQL, limite: number): Promise<FilaLeida[]> {
  const { rows } = await db.execute<{ filas: string }>(sql`
    select coalesce(json_agg(f), '[]')::text as filas from (
      select linea, celdas from carga_filas where ${which} order by linea limit ${limite}) f`);
  return JSON.parse(rows[0]?.filas ?? '[]') as FilaLeida[];
}
