import type { Cambios, Factor } from '@catedra/shared/evaluaciones/efectivo.ts';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '#platform/db/pool.ts';

export interface ExcepcionesDe {
  readonly grupos: Cambios[];
  readonly persona: Cambios | null;
  readonly factor: Factor | null;
}

/** Whatever changes the rules of an evaluation for one person: their groups', their own, their accommodation. */
export async function leerExcepcionesDe(
  tx: Database | Tx,
  evaluacionId: string,
  usuarioId: string,
): Promise<ExcepcionesDe> {
  const { rows } = await tx.execute<ExcepcionesDe & Record<string, unknown>>(sql`
    select (select coalesce(json_agg(x.cambios order by x.id), '[]') from evaluacion_excepciones x
              join miembros_vigentes m on m.grupo_id = x.grupo_id and m.usuario_id = ${usuarioId}
             where x.evaluacion_id = ${evaluacionId}) as grupos,
           (select x.cambios from evaluacion_excepciones x
             where x.evaluacion_id = ${evaluacionId} and x.usuario_id = ${usuarioId}) as persona,
           (select a.factor from adaptaciones a where a.usuario_id = ${usuarioId}) as factor`);
  return rows[0] ?? { grupos: [], persona: null, factor: null };
}
