import { cuantasPreguntas, type SeccionDePrueba } from '@catedra/shared/evaluaciones/composicion.ts';
import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import type { Banda } from '@catedra/shared/evaluaciones/schemas.ts';
import { cleanRichText } from '#features/cursos/binding.ts';
import { anotarComposicion } from '#features/evaluaciones/audit.ts';
import { escribirSecciones } from '#features/evaluaciones/composicion.ts';
import { evaluacionSecretosTable } from '#features/evaluaciones/table.ts';
import type { Work } from '#platform/changes/work.ts';

/** What an evaluation that has just come in asks and says of each mark; it has no password yet. */
export async function traerComposicion(
  work: Work,
  evaluacion: Pick<Evaluacion, 'id' | 'cursoId'>,
  secciones: readonly SeccionDePrueba[],
  bandas: readonly Banda[],
): Promise<void> {
  if (secciones.length === 0 && bandas.length === 0) return;
  await escribirSecciones(work.tx, evaluacion.id, secciones);
  await work.tx.insert(evaluacionSecretosTable).values({
    evaluacionId: evaluacion.id,
    version: bandas.length > 0 ? 1 : 0,
    composicion: secciones.length > 0 ? 1 : 0,
    bandas: bandas
      .map(({ desde, texto }) => ({ desde, texto: cleanRichText(texto) }))
      .toSorted((a, b) => a.desde - b.desde),
  });
  anotarComposicion(work, evaluacion, { preguntas: [0, cuantasPreguntas(secciones)] });
}
