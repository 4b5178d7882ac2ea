import { isDeepStrictEqual } from 'node:util';
import { versionAntigua } from '@catedra/shared/core/errors.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import type { RenovacionDeCurso, RenovacionNueva } from '@catedra/shared/cumplimiento/renovacion.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { leerAjustes, leerEntera } from '#features/cumplimiento/leer-renovacion.ts';
import { cursosBinding } from '#features/cursos/binding.ts';
import { cursoRenovacionesTable } from '#features/cursos/table.ts';
import { ajustesEnPalabras } from '@catedra/shared/cumplimiento/palabras.ts';
import type { Work } from '#platform/changes/work.ts';
import { lockFor, update } from '#platform/collections/store.ts';

/** For what is completed from now on: what is worth something until a day goes on being worth it until then. */
export async function guardarRenovacion(
  work: Work,
  cursoId: string,
  { version, ...nuevos }: RenovacionNueva,
  zona: string,
): Promise<RenovacionDeCurso> {
  const curso = await lockFor(work, cursosBinding, cursoId, cursos.policy.update(work.actor));
  const { version: actual, ...guardados } = await leerAjustes(work.tx, cursoId);
  if (!isDeepStrictEqual({ ...guardados }, { ...nuevos })) {
    if (version !== actual) throw versionAntigua({ version: actual, ...guardados });
    const { validezMeses, ...suyos } = nuevos;
    const despues = { version: actual + 1, ...suyos };
    await work.tx
      .insert(cursoRenovacionesTable)
      .values({ cursoId, ...despues })
      .onConflictDoUpdate({ target: cursoRenovacionesTable.cursoId, set: despues });
    if (validezMeses !== guardados.validezMeses)
      await update(work, cursosBinding, cursoId, curso.version, { validezMeses });
    const hoy = diaEn(work.now, zona);
    work.record({
      coleccion: 'renovaciones',
      documento: cursoId,
      antes: { renovacion: ajustesEnPalabras(guardados, hoy) },
      despues: { renovacion: ajustesEnPalabras(nuevos, hoy) },
      detalle: {},
    });
  }
  return leerEntera(work.tx, cursoId, work.now);
}
