import type { ContextoDeCarga } from '@catedra/shared/cargas/contexto.ts';
import { columnaDe } from '@catedra/shared/cargas/emparejar.ts';
import { llamaA, quienViene } from '@catedra/shared/cargas/quien-viene.ts';
import { sql } from 'drizzle-orm';
import type { FilaLeida } from '#features/cargas/revisar/fila-juzgada.ts';
import { datosDePersona } from '#features/cargas/revisar/personas-nombradas.ts';
import type { Tx } from '#platform/db/pool.ts';

/** The lines whose fields call somebody as one of these rows is called: whom they mean may be another now, or nobody. */
export async function quienesNombran(
  tx: Tx,
  cargaId: string,
  contexto: ContextoDeCarga,
  filas: readonly FilaLeida[],
): Promise<number[]> {
  const columnas = datosDePersona(contexto).flatMap((dato) => columnaDe(dato, contexto) ?? []);
  if (columnas.length === 0) return [];
  const nombres = quienViene(filas, contexto);
  const escritos = sql.join(
    columnas.map((columna) => sql`celdas[${sql.raw(String(columna + 1))}]`),
    sql`, `,
  );
  const { rows } = await tx.execute<{ filas: string }>(sql`
    select coalesce(json_agg(json_build_array(linea, array[${escritos}])), '[]')::text as filas from carga_filas
     where carga_id = ${cargaId} and estado <> 'descartada' and concat(${escritos}) <> ''`);
  const leidas = JSON.parse(rows[0]?.filas ?? '[]') as [number, (string | null)[]][];
  return leidas.flatMap(([linea, textos]) =>
    textos.some((texto) => texto !== null && llamaA(texto, nombres)) ? [linea] : [],
  );
}
