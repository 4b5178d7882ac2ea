import type { Actor } from '@catedra/shared/core/actor.ts';
import { eq, getTableColumns } from 'drizzle-orm';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import { aprobadaPor, cierreSuyo, leerLoSuyo } from '#features/intentos/empezar/suyos.ts';
import type { AnteElla } from '#features/intentos/resultados/lo-que-ve.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

interface Ante {
  readonly reglas: typeof evaluacionesTable.$inferSelect;
  readonly ante: AnteElla;
}

/** An evaluation and how one person stands before it; null when it is gone. */
export async function leerAnte(
  db: Database | Tx,
  usuarioId: string,
  evaluacionId: string,
  mira?: Pick<Actor, 'quienMira' | 'grupoIds'>,
): Promise<Ante | null> {
  const [[fila], suyoDe] = await Promise.all([
    db
      .select({
        reglas: getTableColumns(evaluacionesTable),
        suCierre: cierreSuyo(usuarioId),
        aprobada: aprobadaPor(usuarioId),
      })
      .from(evaluacionesTable)
      .where(eq(evaluacionesTable.id, evaluacionId)),
    leerLoSuyo(db, usuarioId, [evaluacionId], mira),
  ]);
  if (!fila) return null;
  const { reglas, ...ante } = fila;
  return { reglas, ante: { ...ante, suyo: suyoDe(evaluacionId) } };
}
