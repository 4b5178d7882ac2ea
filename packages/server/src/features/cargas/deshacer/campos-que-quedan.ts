import { esPropio, idDePropio } from '@catedra/shared/cargas/campos.ts';
import { sql } from 'drizzle-orm';
import type { cargasTable } from '#features/cargas/table.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** The names of the fields that were made for an upload: it fills them, and they are younger than it. */
export async function leerCamposQueQuedan(
  db: Database | Tx,
  { mapeo, creadaEn }: Pick<typeof cargasTable.$inferSelect, 'mapeo' | 'creadaEn'>,
): Promise<string[]> {
  const ids = mapeo.flatMap((dato) => (dato && esPropio(dato) ? [idDePropio(dato)] : []));
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ nombre: string }>(sql`
    select nombre from campos
     where id = any(${sql.param(ids)}::uuid[]) and creado_en >= ${creadaEn} and estado = 'activo'
     order by orden`);
  return rows.map(({ nombre }) => nombre);
}
