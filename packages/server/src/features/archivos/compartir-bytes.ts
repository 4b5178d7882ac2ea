import { and, eq, sql } from 'drizzle-orm';
import type { FilaDeArchivo } from '#features/archivos/queries.ts';
import { archivosTable, claveDe } from '#features/archivos/table.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';

/** What is written of a course: who opens each is asked of its own row, whosever the bytes are. */
const DE_UN_CURSO: readonly FilaDeArchivo['proposito'][] = ['contenido', 'portada'];

/**
 * The same picture put in two texts, or in two courses, is stored once: the file is ready over the bytes that are there.
 * Null where there are none. The row they came with is held meanwhile, so that they do not go before this one has them.
 */
export async function compartirBytes(
  { db, storage, clock }: Platform,
  { id, proposito }: FilaDeArchivo,
  suyo: Partial<FilaDeArchivo>,
): Promise<FilaDeArchivo | null> {
  const { sha256, bytes, tipo } = suyo;
  if (!DE_UN_CURSO.includes(proposito) || !sha256 || bytes === undefined || !tipo) return null;
  return inTransaction(db, async (tx) => {
    const [otra] = await tx
      .select()
      .from(archivosTable)
      .where(
        and(
          eq(archivosTable.sha256, sha256),
          eq(archivosTable.bytes, bytes),
          eq(archivosTable.tipo, tipo),
          eq(archivosTable.estado, 'listo'),
          sql`${archivosTable.proposito} in ('contenido', 'portada') and ${archivosTable.id} <> ${id}`,
        ),
      )
      .orderBy(archivosTable.listoEn, archivosTable.id)
      .limit(1)
      .for('key share');
    if (!otra || (await storage.size(claveDe(otra))) !== bytes) return null;
    const [lista] = await tx
      .update(archivosTable)
      .set({ ...suyo, clave: claveDe(otra), estado: 'listo', listoEn: clock.now().toISOString() })
      .where(and(eq(archivosTable.id, id), eq(archivosTable.estado, 'subiendo')))
      .returning();
    return lista ?? null;
  });
}
