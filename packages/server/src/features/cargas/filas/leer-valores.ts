import type { ValoresDeColumna } from '@catedra/shared/cargas/filas.ts';
import { sinAdornos } from '@catedra/shared/cargas/texto.ts';
import { MAX_VALORES } from '@catedra/shared/campos/tipos.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import { encontrarCarga } from '#features/cargas/queries.ts';
import type { Database } from '#platform/db/pool.ts';

/** What a column says and how many times; «GETAFE» and «Getafe» are one, as the most used of them writes it. */
export async function leerValores(
  db: Database,
  actor: Actor,
  id: string,
  columna: number,
): Promise<ValoresDeColumna> {
  await encontrarCarga(db, actor, id);
  const celda = sql`trim(celdas[${sql.raw(String(columna + 1))}])`;
  const { rows } = await db.execute<{ texto: string | null; n: number }>(sql`
    select nullif(${celda}, '') as texto, count(*)::int as n from carga_filas
     where carga_id = ${id} group by 1 order by 2 desc, 1 limit ${MAX_VALORES * 4}`);
  const juntos = new Map<string, { texto: string; filas: number }>();
  let vacias = 0;
  for (const { texto, n } of rows) {
    if (texto === null) vacias += n;
    else {
      const uno = juntos.get(sinAdornos(texto)) ?? { texto, filas: 0 };
      juntos.set(sinAdornos(texto), { ...uno, filas: uno.filas + n });
    }
  }
  const valores = [...juntos.values()].toSorted((a, b) => b.filas - a.filas);
  return { valores: valores.slice(0, MAX_VALORES + 1), vacias };
}
