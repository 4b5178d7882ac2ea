import {
  MAX_SITUACIONES,
  type SituacionDelArchivo,
  situacionesPorDecidir,
} from '@catedra/shared/cargas/situaciones.ts';
import { sql } from 'drizzle-orm';
import type { cargasTable } from '#features/cargas/table.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

type CargaRow = typeof cargasTable.$inferSelect;

/** Enough to see that a column is no column of situations. */
const MAX_DISTINTAS = 500;

/** What the file says of people's state that has to be decided, in how many rows, and what was. */
export async function leerSituaciones(db: Database | Tx, carga: CargaRow): Promise<SituacionDelArchivo[]> {
  const columna = carga.mapeo.indexOf('estado');
  if (carga.estado !== 'revisada' || columna < 0) return [];
  const { rows } = await db.execute<{ texto: string; filas: number }>(sql`
    select trim(celdas[${sql.raw(String(columna + 1))}]) as texto, count(*)::int as filas from carga_filas
     where carga_id = ${carga.id} and resultado is null and estado <> 'descartada'
       and celdas[${sql.raw(String(columna + 1))}] <> ''
     group by 1 order by 2 desc, 1 limit ${MAX_DISTINTAS}`);
  return situacionesPorDecidir(rows, carga.situaciones).slice(0, MAX_SITUACIONES + 1);
}
