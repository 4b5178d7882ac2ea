import { type Ajustes, AJUSTES_DE_ORIGEN } from '@catedra/shared/ajustes/schemas.ts';
import { ajustesTable } from '#features/ajustes/table.ts';
import { getTableColumns } from 'drizzle-orm';
import type { Database, Tx } from '#platform/db/pool.ts';

/** What the academy decided, or what holds while it decided nothing. */
export async function leerAjustes(db: Database | Tx): Promise<Ajustes> {
  const { unico: _, ...columnas } = getTableColumns(ajustesTable);
  const [row] = await db.select(columnas).from(ajustesTable);
  return row ?? AJUSTES_DE_ORIGEN;
}
