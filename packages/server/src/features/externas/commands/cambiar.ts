import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { externaRetirada } from '@catedra/shared/externas/errores.ts';
import type { Externa } from '@catedra/shared/externas/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import { retirar as retirarArchivo } from '#features/archivos/offers.ts';
import { anotarExterna, type FilaDeExterna } from '#features/externas/audit.ts';
import { leerUna } from '#features/externas/leer-externas.ts';
import { exigirPapel } from '#features/externas/papel.ts';
import { alcanzar } from '#features/externas/personas.ts';
import { externasTable } from '#features/externas/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { lockInTransaction } from '#platform/turns/lock.ts';

/** One under a lock, of somebody within reach. */
async function bloquear(work: Work, id: string) {
  const suya = eq(externasTable.id, id);
  const [{ usuarioId } = { usuarioId: null }] = await work.tx
    .select({ usuarioId: externasTable.usuarioId })
    .from(externasTable)
    .where(suya);
  // Whoever may record nothing is told so before that there is none.
  const { hoy } = await alcanzar(work, usuarioId ?? id);
  await lockInTransaction(work.tx, `externas.${usuarioId}`);
  const [fila] = await work.tx.select().from(externasTable).where(suya).for('update');
  if (!fila) throw noEncontrado();
  return { fila, hoy };
}

/** Takes it back, with what it completed; whoever asks again finds it so. */
export async function retirarFila(work: Work, antes: FilaDeExterna, motivo: string): Promise<void> {
  const retiradaEn = work.now.toISOString();
  await work.tx
    .update(externasTable)
    .set({ retiradaEn, retiradaPor: work.actor.id, motivo })
    .where(eq(externasTable.id, antes.id));
  if (antes.efecto === 'completa') await work.tx.execute(sql`select deshacer_externa(${antes.id})`);
  await anotarExterna(work, antes, { ...antes, retiradaEn, retiradaPor: work.actor.id, motivo });
}

export async function retirar(work: Work, id: string, motivo: string): Promise<Externa> {
  const { fila, hoy } = await bloquear(work, id);
  if (!fila.retiradaEn) await retirarFila(work, fila, motivo);
  return leerUna(work.tx, id, hoy);
}

/** The paper that it lacked, or another; the one before goes for good. */
export async function ponerPapel(work: Work, id: string, archivoId: string): Promise<Externa> {
  const { fila, hoy } = await bloquear(work, id);
  if (fila.archivoId === archivoId) return leerUna(work.tx, id, hoy);
  if (fila.retiradaEn) throw externaRetirada();
  await exigirPapel(work, archivoId, id);
  await work.tx.update(externasTable).set({ archivoId }).where(eq(externasTable.id, id));
  if (fila.archivoId) await retirarArchivo(work, [fila.archivoId]);
  await anotarExterna(work, fila, { ...fila, archivoId });
  return leerUna(work.tx, id, hoy);
}
