import type { AjustesDeCertificado, AjustesNuevos } from '@catedra/shared/certificados/schemas.ts';
import { versionAntigua } from '@catedra/shared/core/errors.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import { leerAjustes } from '#features/certificados/leer-ajustes.ts';
import { cursoCertificadosTable } from '#features/certificados/table.ts';
import { cursosBinding } from '#features/cursos/binding.ts';
import { differences } from '#platform/changes/differences.ts';
import type { Work } from '#platform/changes/work.ts';
import { lockFor, recordChange } from '#platform/collections/store.ts';

/** For certificates from now on: those that were issued say what they said. */
export async function guardarAjustes(
  work: Work,
  cursoId: string,
  { version, ...nuevos }: AjustesNuevos,
): Promise<AjustesDeCertificado> {
  const curso = await lockFor(work, cursosBinding, cursoId, cursos.policy.update(work.actor));
  const { version: actual, ...guardados } = await leerAjustes(work.tx, cursoId);
  if (JSON.stringify(guardados) === JSON.stringify(nuevos)) return { version: actual, ...guardados };
  if (version !== actual) throw versionAntigua({ version: actual, ...guardados });
  const despues = { version: actual + 1, ...nuevos };
  await work.tx
    .insert(cursoCertificadosTable)
    .values({ cursoId, ...despues })
    .onConflictDoUpdate({ target: cursoCertificadosTable.cursoId, set: despues });
  recordChange(work, cursosBinding, curso, curso, differences(guardados, nuevos));
  return despues;
}
