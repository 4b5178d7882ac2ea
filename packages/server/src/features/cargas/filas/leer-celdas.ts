import { type SQL, sql } from 'drizzle-orm';
import type { FilaLeida } from '#features/cargas/revisar/fila-juzgada.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

export interface Ventana {
  readonly filas: readonly FilaLeida[];
  /** The last line looked at; null at the end of the file. */
  readonly hasta: number | null;
}

/** Of a new person nothing is compared. */
const LO_VISTO = sql`, json_build_object('estado', estado,
        'cambios', case when estado = 'cambia' then cambios end) as visto`;

interface Vista extends FilaLeida {
  readonly viene: boolean;
}

/**
 * Those of the next rows of the file that fit a condition. As one JSON text, because the driver takes long over thousands
 * of arrays; and the condition is looked at last, because the planner would rather sort the whole file by it.
 */
export async function leerCeldas(
  db: Database | Tx,
  cargaId: string,
  { desde, cuantas }: { readonly desde: number; readonly cuantas: number },
  viene: SQL,
  { conLoVisto = false } = {},
): Promise<Ventana> {
  const { rows } = await db.execute<{ filas: string }>(sql`
    select coalesce(json_agg(f order by linea), '[]')::text as filas from (
      select linea, celdas, estado = 'nueva' as nueva, ${viene} as viene${conLoVisto ? LO_VISTO : sql``} from carga_filas
       where carga_id = ${cargaId} and linea > ${desde} order by linea limit ${cuantas}) f`);
  const vistas = JSON.parse(rows[0]?.filas ?? '[]') as Vista[];
  return { filas: vistas.filter((vista) => vista.viene), hasta: vistas.at(-1)?.linea ?? null };
}
