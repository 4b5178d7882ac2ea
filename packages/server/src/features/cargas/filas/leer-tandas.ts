import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/pool.ts';

/** The line after which each part of a file begins, so that several can be done at once. */
export async function leerTandas(db: Database, cargaId: string, cuantas: number): Promise<number[]> {
  const { rows } = await db.execute<{ desde: number }>(sql`
    select desde from (
      select coalesce(lag(linea) over lineas, 0) as desde, row_number() over lineas as n
        from carga_filas where carga_id = ${cargaId} window lineas as (order by linea)) f
     where n % ${cuantas}::int = ${cuantas === 1 ? 0 : 1} order by desde`);
  return rows.map(({ desde }) => desde);
}
