import type { CambioDeImportacion } from '@catedra/shared/importaciones/schemas.ts';
import { eq } from 'drizzle-orm';
import { cursoDelDestino } from '#features/importaciones/destino.ts';
import { yaOrdenada } from '#features/importaciones/errors.ts';
import { bloquearImportacion, exigirImportarEn } from '#features/importaciones/queries.ts';
import { reconocer } from '#features/importaciones/reconocer.ts';
import { importacionesTable } from '#features/importaciones/table.ts';
import type { Work } from '#platform/changes/work.ts';

/** Where they go and what is done with those that came before. In another course others may be known already. */
export async function cambiarImportacion(
  work: Work,
  id: string,
  { destino, repetidas }: CambioDeImportacion,
): Promise<void> {
  const antes = await bloquearImportacion(work, id);
  if (antes.estado !== 'revisada') throw yaOrdenada();
  const cursoDeAntes = await cursoDelDestino(work.tx, work.actor, antes);
  const curso = destino ? await cursoDelDestino(work.tx, work.actor, destino) : cursoDeAntes;
  if (destino) exigirImportarEn(work.actor, curso);
  const [despues = antes] = await work.tx
    .update(importacionesTable)
    .set({ ...destino, ...(repetidas && { repetidas }) })
    .where(eq(importacionesTable.id, id))
    .returning();
  if (curso !== cursoDeAntes) await reconocer(work, despues);
}
