import { randomUUID } from 'node:crypto';
import type { Progreso } from '@catedra/shared/progreso/collection.ts';
import { and, eq } from 'drizzle-orm';
import { progresoBinding } from '#features/progreso/binding.ts';
import { progresoTable } from '#features/progreso/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { type Row, scopedSelection, viewOf } from '#platform/collections/rows.ts';
import { recordChange } from '#platform/collections/store.ts';

export type Fila = Row & Pick<Progreso, 'estado' | 'porcentaje' | 'completadoEn'>;

const selection = () => scopedSelection(progresoBinding) as never;
const first = (rows: unknown): Fila | null => (rows as Fila[])[0] ?? null;

/** Someone's row of an activity, under a lock. */
export async function lockOf(work: Work, usuarioId: string, actividadId: string): Promise<Fila | null> {
  const theirs = and(eq(progresoTable.usuarioId, usuarioId), eq(progresoTable.actividadId, actividadId));
  return first(
    await work.tx.select(selection()).from(progresoTable).where(theirs).for('update', { of: progresoTable }),
  );
}

export const lockMine = (work: Work, actividadId: string): Promise<Fila | null> =>
  lockOf(work, work.actor.id, actividadId);

type Valores = Pick<Progreso, 'estado' | 'porcentaje' | 'completadoEn'> &
  Partial<Pick<Progreso, 'tiempo' | 'nota' | 'intentos'>>;

/** Null when another request of the same person was quicker. */
export async function insertMine(
  work: Work,
  actividad: { readonly id: string; readonly cursoId: string },
  valores: Valores,
): Promise<Fila | null> {
  const moment = work.now.toISOString();
  const row = first(
    await work.tx
      .insert(progresoTable)
      .values({
        id: randomUUID(),
        usuarioId: work.actor.id,
        cursoId: actividad.cursoId,
        actividadId: actividad.id,
        creadoEn: moment,
        actualizadoEn: moment,
        iniciadoEn: moment,
        ...valores,
      })
      .onConflictDoNothing({ target: [progresoTable.usuarioId, progresoTable.actividadId] })
      .returning(selection()),
  );
  if (row) recordChange(work, progresoBinding, null, row);
  return row;
}

export async function updateMine(work: Work, before: Fila, valores: Valores): Promise<Fila> {
  const row = first(
    await work.tx
      .update(progresoTable)
      .set({ ...valores, actualizadoEn: work.now.toISOString(), version: before.version + 1 })
      .where(eq(progresoTable.id, before.id))
      .returning(selection()),
  );
  if (!row) throw new Error(`progreso ${before.id} vanished under its lock`);
  recordChange(work, progresoBinding, before, row);
  return row;
}

export const asSeen = (work: Work, row: Fila): Progreso =>
  viewOf(progresoBinding, work.actor, row) as Progreso;
