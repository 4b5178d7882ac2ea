import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { eq } from 'drizzle-orm';
import { salaActosTable } from '#features/intentos/table.ts';
import type { Work } from '#platform/changes/work.ts';

type Acto = Pick<typeof salaActosTable.$inferInsert, 'id' | 'evaluacionId' | 'tipo' | 'texto' | 'minutos'>;

/**
 * Writes down what somebody does from the room, by the id that they made. Sent again, also at once, it was done already:
 * to how many. Of another's id nothing is told.
 */
export async function abrirActo(work: Work, acto: Acto): Promise<{ readonly hechos: number } | null> {
  const { rowCount } = await work.tx
    .insert(salaActosTable)
    .values({ ...acto, por: work.actor.id, en: work.now.toISOString() })
    .onConflictDoNothing();
  if (rowCount === 1) return null;
  const [antes] = await work.tx.select().from(salaActosTable).where(eq(salaActosTable.id, acto.id));
  const suyo =
    antes?.por === work.actor.id && antes.evaluacionId === acto.evaluacionId && antes.tipo === acto.tipo;
  if (!suyo) throw noEncontrado();
  return { hechos: antes.hechos };
}

export const cerrarActo = async (work: Work, id: string, hechos: number): Promise<void> => {
  await work.tx.update(salaActosTable).set({ hechos }).where(eq(salaActosTable.id, id));
};
