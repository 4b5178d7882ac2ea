import { isDeepStrictEqual } from 'node:util';
import type { AjustesDeCertificado, AjustesNuevos } from '@catedra/shared/certificados/schemas.ts';
import { datosInvalidos, versionAntigua } from '@catedra/shared/core/errors.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import { and, eq } from 'drizzle-orm';
import { leerAjustes } from '#features/certificados/leer-ajustes.ts';
import { enUso } from '#features/certificados/disenos/leer.ts';
import { cursoCertificadosTable, disenosTable } from '#features/certificados/table.ts';
import { cursosBinding } from '#features/cursos/binding.ts';
import { differences } from '#platform/changes/differences.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Tx } from '#platform/db/pool.ts';
import { lockFor, recordChange } from '#platform/collections/store.ts';

/** A course takes a design that was published, and keeps it from being retired meanwhile. */
async function exigirPublicado(tx: Tx, id: string): Promise<void> {
  const [diseno] = await tx
    .select({ version: disenosTable.version })
    .from(disenosTable)
    .where(and(eq(disenosTable.id, id), enUso))
    .for('share');
  if (!diseno) throw datosInvalidos({ disenoId: 'Ese diseño ya no está. Elige otro.' });
  if (diseno.version === 0) throw datosInvalidos({ disenoId: 'Ese diseño no está publicado todavía.' });
}

/** For certificates from now on: those that were issued say what they said. */
export async function guardarAjustes(
  work: Work,
  cursoId: string,
  { version, ...dados }: AjustesNuevos,
): Promise<AjustesDeCertificado> {
  const curso = await lockFor(work, cursosBinding, cursoId, cursos.policy.update(work.actor));
  const { version: actual, ...guardados } = await leerAjustes(work.tx, cursoId);
  const nuevos = {
    ...guardados,
    ...dados,
    disenoId: dados.disenoId === undefined ? guardados.disenoId : dados.disenoId,
  };
  if (isDeepStrictEqual(guardados, nuevos)) return { version: actual, ...guardados };
  if (version !== actual) throw versionAntigua({ version: actual, ...guardados });
  if (nuevos.disenoId !== null && nuevos.disenoId !== guardados.disenoId)
    await exigirPublicado(work.tx, nuevos.disenoId);
  const despues = { version: actual + 1, ...nuevos };
  await work.tx
    .insert(cursoCertificadosTable)
    .values({ cursoId, ...despues })
    .onConflictDoUpdate({ target: cursoCertificadosTable.cursoId, set: despues });
  recordChange(work, cursosBinding, curso, curso, differences(guardados, nuevos));
  return despues;
}
