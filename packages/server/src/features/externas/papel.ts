import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import { archivosTable } from '#features/archivos/table.ts';
import { externasTable } from '#features/externas/table.ts';
import type { Work } from '#platform/changes/work.ts';

const yaNoEsta = () => datosInvalidos({ archivoId: 'Ese papel ya no está. Súbelo otra vez.' });

/** A paper that whoever records uploaded for this, and that no other training has. */
export async function exigirPapel(work: Work, archivoId: string, externaId: string): Promise<void> {
  const suyo = and(
    eq(archivosTable.id, archivoId),
    eq(archivosTable.usuarioId, work.actor.id),
    eq(archivosTable.proposito, 'externa'),
    eq(archivosTable.estado, 'listo'),
  );
  const [papel] = await work.tx
    .select({ id: archivosTable.id })
    .from(archivosTable)
    .where(suyo)
    .for('key share');
  const deOtra = and(eq(externasTable.archivoId, archivoId), ne(externasTable.id, externaId));
  const [otra] = await work.tx.select({ una: sql`1` }).from(externasTable).where(deOtra).limit(1);
  if (!papel || otra) throw yaNoEsta();
}
