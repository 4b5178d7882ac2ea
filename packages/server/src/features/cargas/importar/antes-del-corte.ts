import { sql } from 'drizzle-orm';
import type { Diferencias } from '#features/cargas/importar/anotar.ts';
import type { CargaRow } from '#features/cargas/queries.ts';
import type { Database } from '#platform/db/pool.ts';

/** What the parts before a cut did to the groups, of which the log does not know. */
export async function antesDelCorte(
  db: Database,
  { id, hechas }: Pick<CargaRow, 'id' | 'hechas'>,
): Promise<Diferencias> {
  if (hechas === 0) return new Map();
  const { rows } = await db.execute<{ grupo: string; cuantas: number }>(sql`
    select grupo, sum(una)::int as cuantas from carga_filas f
     cross join lateral (select unnest(f.entra), 1 union all select unnest(f.sale), -1) x (grupo, una)
     where f.carga_id = ${id} and f.resultado in ('creada', 'actualizada') group by grupo`);
  return new Map(rows.map(({ grupo, cuantas }) => [grupo, cuantas]));
}
