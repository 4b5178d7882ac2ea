import type { ActividadDelCurso } from '@catedra/shared/aprendizaje/schemas.ts';
import { abrir } from '@catedra/shared/progreso/api.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { cursoKey } from '#pages/curso/curso-queries.ts';
import { ask } from '#platform/ask.ts';

/** The first time, opening it is written down. */
export function useOpening({ id, estado }: ActividadDelCurso, counts: boolean): void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (opened: string) => ask(abrir, { id: opened }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: cursoKey }),
  });
  const open = useEffectEvent((opened: string) => {
    if (counts && estado === 'pendiente') mutate(opened);
  });
  useEffect(() => {
    open(id);
  }, [id]);
}
