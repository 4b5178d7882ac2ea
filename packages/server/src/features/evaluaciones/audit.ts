import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import type { Work } from '#platform/changes/work.ts';
import { recordChange } from '#platform/collections/store.ts';

type Detalle = Readonly<Record<string, readonly [unknown, unknown]>>;

/** What is told to those who prepare an evaluation, and to nobody who takes it. */
export function anotarComposicion(
  work: Work,
  { id, cursoId }: Pick<Evaluacion, 'id' | 'cursoId'>,
  detalle: Detalle,
): void {
  work.record({
    coleccion: 'composiciones',
    documento: id,
    antes: { cursoId },
    despues: { cursoId },
    detalle,
  });
}

/** Open screens of whoever takes it look again, though the record is as it was. */
export const avisar = (work: Work, evaluacion: Evaluacion): void =>
  recordChange(work, evaluacionesBinding, evaluacion, evaluacion);
