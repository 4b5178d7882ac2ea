import type { ActividadDelCurso } from '@catedra/shared/aprendizaje/schemas.ts';
import { abrir } from '@catedra/shared/progreso/api.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { cursoKey } from '#pages/curso/curso-queries.ts';
import { isPassing } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';

const INSIST = 5_000;

/** The first time, opening it is written down; gives whether it already is. */
export function useOpening({ id, estado }: ActividadDelCurso, counts: boolean): boolean {
  const queryClient = useQueryClient();
  const { mutate, isSuccess, variables } = useMutation({
    mutationFn: (opened: string) => ask(abrir, { id: opened }),
    // What is done in it counts from then on: a cut is not the end of it.
    retry: (_, error) => isPassing(error),
    retryDelay: INSIST,
    onSettled: () => queryClient.invalidateQueries({ queryKey: cursoKey }),
  });
  const open = useEffectEvent((opened: string) => {
    if (counts && estado === 'pendiente') mutate(opened);
  });
  useEffect(() => {
    open(id);
  }, [id]);
  return (isSuccess && variables === id) || estado === 'en_curso' || estado === 'completada';
}
