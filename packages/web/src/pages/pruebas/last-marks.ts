import type { Prueba } from '@catedra/shared/intentos/antes.ts';
import { numero } from '#ui/words/words.ts';

const SHOWN = 5;

export interface Mark {
  readonly id: string;
  readonly titulo: string;
  readonly nota: number;
  readonly aprobada: boolean;
  readonly hechaEn: string;
}

/** The latest marks, the oldest of them first; none when one alone would say nothing. */
export function lastMarks(pruebas: readonly Prueba[]): Mark[] {
  const marks = pruebas.flatMap(({ id, titulo, nota, aprobada, hechaEn }) =>
    nota === null || hechaEn === null ? [] : [{ id, titulo, nota, aprobada, hechaEn }],
  );
  return marks.length < 2 ? [] : marks.toSorted((a, b) => a.hechaEn.localeCompare(b.hechaEn)).slice(-SHOWN);
}

/** The mark to pass, when it is the same for all of them. */
export function commonMinimum(pruebas: readonly Prueba[], marks: readonly Mark[]): number | null {
  const [first, ...others] = new Set(
    pruebas.filter(({ id }) => marks.some((mark) => mark.id === id)).map(({ notaMinima }) => notaMinima),
  );
  return first === undefined || others.length > 0 ? null : first;
}

/** "De 4,2 a 8,5", when it went up. */
export function marksTitle(marks: readonly Mark[]): string {
  const [first, last] = [marks[0], marks.at(-1)];
  return first && last && last.nota > first.nota
    ? `De ${numero(first.nota)} a ${numero(last.nota)}`
    : `Tus últimas ${marks.length} notas`;
}
