import * as api from '@catedra/shared/cumplimiento/api.ts';
import type { AbrirRondas, PreverAperturas } from '@catedra/shared/cumplimiento/aperturas.ts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { trasAbrir } from '#pages/cursos/participantes/renovar/words.ts';
import { trasDeshacer } from '#parts/cursos/rounds/words.ts';
import { ask } from '#platform/ask.ts';
import { offerUndo } from '#ui/states/undo.ts';

/** Asked anew each time: somebody may have finished meanwhile. */
export const previstasQuery = (id: string, body: PreverAperturas) =>
  queryOptions({
    queryKey: ['cursos', id, 'renovaciones-previstas', body],
    queryFn: ({ signal }) => ask(api.leerAperturas, { id, body }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** Opens them and offers to take it back; says what happened. */
export async function abrirRenovaciones(
  queryClient: QueryClient,
  id: string,
  body: AbrirRondas,
): Promise<string> {
  const { personas, marca } = await ask(api.abrirRenovaciones, { id, body });
  if (marca === null) return 'No se ha abierto a nadie.';
  let undone = '';
  offerUndo({
    words: trasAbrir(personas),
    wordsOfUndone: () => undone,
    undo: async () => {
      undone = trasDeshacer(await ask(api.deshacerAperturas, { id, body: { marca } }));
      await queryClient.invalidateQueries({ queryKey: ['cursos'] });
      await queryClient.invalidateQueries({ queryKey: ['usuarios'] });
    },
  });
  return trasAbrir(personas);
}
