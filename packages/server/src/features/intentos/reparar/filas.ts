import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { eq } from 'drizzle-orm';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import { reparacionesTable } from '#features/intentos/table.ts';
import type { ReglasQueCuentan } from '#features/intentos/reparar/calcular.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

export type FilaDeReparacion = typeof reparacionesTable.$inferSelect;

/** Whoever has it open sees how far it is. */
export const sonarReparacion = (
  work: Work,
  { evaluacionId, por, grupoIds }: FilaDeReparacion,
  cursoId: string,
): void =>
  work.record({
    coleccion: 'intentos',
    documento: evaluacionId,
    antes: null,
    despues: { usuarioId: por, cursoId, grupoIds: [...(grupoIds ?? [])] },
    detalle: {},
  });

/** A repair under a lock. */
export async function bloquearReparacion(tx: Tx, id: string): Promise<FilaDeReparacion> {
  const [fila] = await tx.select().from(reparacionesTable).where(eq(reparacionesTable.id, id)).for('update');
  if (!fila) throw noEncontrado();
  return fila;
}

export async function leerReglasQueCuentan(db: Database | Tx, id: string): Promise<ReglasQueCuentan> {
  const { cursoId, notaQueCuenta, notaMinima } = evaluacionesTable;
  const [reglas] = await db
    .select({ id: evaluacionesTable.id, cursoId, notaQueCuenta, notaMinima })
    .from(evaluacionesTable)
    .where(eq(evaluacionesTable.id, id));
  if (!reglas) throw noEncontrado();
  return reglas;
}
