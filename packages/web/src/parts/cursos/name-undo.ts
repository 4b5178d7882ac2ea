import * as api from '@catedra/shared/lotes/api.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import { offerUndo } from '#ui/states/undo.ts';

interface Given {
  readonly que: 'asignacion' | 'plazo';
  readonly cursoId: string;
  readonly ids: readonly string[];
  /** Absent when nothing was given in evaluations. */
  readonly marca: string | undefined;
}

const WORDS = {
  asignacion: 'Curso dado, y la misma fecha en la evaluación.',
  plazo: 'Plazo cambiado, y la misma fecha en la evaluación.',
} as const;

/** A course or a date given by name along with exceptions: both are taken back as one. */
export function offerNameUndo(queryClient: QueryClient, { que, cursoId, ids, marca }: Given): void {
  if (marca === undefined) return;
  offerUndo({
    words: WORDS[que],
    undo: async () => {
      await ask(api.deshacerDeCurso, { body: { que, cursoId, ids: [...ids], marca } });
      await queryClient.invalidateQueries({ queryKey: ['usuarios'] });
      await queryClient.invalidateQueries({ queryKey: ['cursos'] });
    },
  });
}
