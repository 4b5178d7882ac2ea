import type { CampoPropio, ClaveDeCarga } from '@catedra/shared/cargas/campos.ts';
import type { FilaInterpretada } from '@catedra/shared/cargas/interpretar.ts';
import { CLAVES_DE_CARGA } from '@catedra/shared/cargas/campos.ts';
import { sql } from 'drizzle-orm';
import type { Reclamadas } from '#features/cargas/revisar/reclamadas.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** What only one line may say: also of the academy's own fields, those that don't repeat. */
type Reclamable = ClaveDeCarga | CampoPropio;

/** Which line of the file claims each e-mail, user name or document first. */
export interface Lineas {
  primera(clave: Reclamable, valor: string): number | undefined;
  anotar(clave: Reclamable, valor: string, linea: number): void;
}

export const reclamadas = (filas: readonly FilaInterpretada[]): Reclamadas => {
  const valores = { correo: new Set<string>(), usuario: new Set<string>(), documento: new Set<string>() };
  for (const fila of filas) for (const [clave, valor] of fila.reclama) valores[clave].add(valor);
  return valores;
};

/** Nothing is claimed yet. A whole file judged from its first line to its last needs no more than this. */
export function nuevasLineas(): Lineas {
  const primeras = new Map<Reclamable, Map<string, number>>();
  const de = (clave: Reclamable) => {
    let suyas = primeras.get(clave);
    if (!suyas) primeras.set(clave, (suyas = new Map()));
    return suyas;
  };
  return {
    primera: (clave, valor) => de(clave).get(valor),
    anotar(clave, valor, linea) {
      const previa = de(clave).get(valor);
      if (previa === undefined || previa > linea) de(clave).set(valor, linea);
    },
  };
}

/** What the other lines of the upload claim of these values; what is being judged claims anew, in its order. */
export async function leerLineas(
  db: Database | Tx,
  cargaId: string,
  valores: Reclamadas,
  juzgadas: readonly number[],
): Promise<Lineas> {
  const lineas = nuevasLineas();
  const partes = CLAVES_DE_CARGA.filter((clave) => valores[clave].size > 0).map(
    (clave) => sql`
      select ${clave} as clave, ${sql.identifier(clave)} as valor, min(linea) as linea from carga_filas
       where carga_id = ${cargaId} and ${sql.identifier(clave)} = any(${sql.param([...valores[clave]])}::text[])
         and estado <> 'descartada' and not (linea = any(${sql.param(juzgadas)}::int[]))
       group by ${sql.identifier(clave)}`,
  );
  if (partes.length > 0) {
    const { rows } = await db.execute<{ clave: ClaveDeCarga; valor: string; linea: number }>(
      sql.join(partes, sql` union all `),
    );
    for (const { clave, valor, linea } of rows) lineas.anotar(clave, valor, linea);
  }
  return lineas;
}
