import { sql } from 'drizzle-orm';
import { FORMULA_SIN_RESPUESTAS } from '#features/intentos/acabar/codigo.ts';
import type { FilaDeIntento } from '#features/intentos/filas.ts';
import type { Tx } from '#platform/db/pool.ts';

interface Fila extends Record<string, unknown> {
  readonly intentoId: string;
  readonly lugar: number;
  /** The last revision that the journal has of it. */
  readonly ultima: number | null;
  readonly revision: number;
}

/**
 * Answers that are not the last ones of the journal, in sentences by attempt. Attempts that came from elsewhere, before
 * receipts covered their answers, have no journal at all.
 */
export async function fueraDelDiario(
  tx: Tx,
  intentos: readonly FilaDeIntento[],
): Promise<ReadonlyMap<string, string[]>> {
  const ids = sql.param(intentos.map(({ id }) => id));
  const antiguos = intentos.filter(({ reciboFormula }) => reciboFormula === FORMULA_SIN_RESPUESTAS);
  const { rows } = await tx.execute<Fila>(sql`
    select p.intento_id as "intentoId", p.lugar, p.revision, d.revision as ultima
      from intento_preguntas p
      left join lateral (select d.revision, d.respuesta from intento_diario d
                          where d.intento_id = p.intento_id and d.lugar = p.lugar
                          order by d.revision desc limit 1) d on true
     where p.intento_id = any(${ids}::uuid[])
       and (coalesce(d.revision, 0) <> p.revision or d.respuesta is distinct from p.respuesta)
       and not (p.intento_id = any(${sql.param(antiguos.map(({ id }) => id))}::uuid[])
                and not exists (select from intento_diario x where x.intento_id = p.intento_id))
     order by p.intento_id, p.lugar`);
  const frases = Map.groupBy(rows, ({ intentoId }) => intentoId);
  return new Map([...frases].map(([id, filas]) => [id, filas.map(enPalabras)]));
}

function enPalabras({ lugar, ultima, revision }: Fila): string {
  const pregunta = `la respuesta de la pregunta ${lugar + 1}`;
  if (ultima === null) return `${pregunta} no está en el diario`;
  return ultima > revision
    ? `${pregunta} no es la última del diario`
    : `${pregunta} no es la que dice el diario`;
}
