import * as api from '@catedra/shared/cumplimiento/api.ts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { trasAplicar, trasQuitarla } from '#pages/cursos/renovacion/aplicar-words.ts';
import { ask } from '#platform/ask.ts';
import { offerUndo } from '#ui/states/undo.ts';

/** Asked anew each time: somebody may have finished meanwhile. */
export const validezPrevistaQuery = (id: string, dias: number) =>
  queryOptions({
    queryKey: ['cursos', id, 'validez-prevista', dias],
    queryFn: ({ signal }) => ask(api.leerValidezPrevista, { id, body: { dias } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });

/** Applies it and offers to take it back; says what happened. */
export async function aplicarValidez(queryClient: QueryClient, id: string, dias: number): Promise<void> {
  const { personas, marca } = await ask(api.aplicarValidez, { id, body: { dias } });
  const again = () => queryClient.invalidateQueries({ queryKey: ['cursos'] });
  if (marca !== null) {
    let undone = '';
    offerUndo({
      words: trasAplicar(personas),
      wordsOfUndone: () => undone,
      undo: async () => {
        undone = trasQuitarla(await ask(api.deshacerValidez, { id, body: { marca } }));
        await again();
      },
    });
  }
  await again();
}
