import * as actividadesApi from '@catedra/shared/actividades/api.ts';
import type { ActividadDeIndice, ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import * as cursosApi from '@catedra/shared/cursos/api.ts';
import type { Seccion } from '@catedra/shared/cursos/schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contenidoKey } from '#pages/actividades/queries.ts';
import { changedPlaces } from '#pages/actividades/lista/order.ts';
import { serverTime } from '#platform/clock.ts';
import { ask } from '#platform/ask.ts';

/** Changes of the outline: shown at once, sent one after another, taken back when the server refuses. */
export function useOutline(contenido: ContenidoDeCurso) {
  const cursoId = contenido.curso.id;
  const key = contenidoKey(cursoId);
  const queryClient = useQueryClient();
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const current = () => queryClient.getQueryData<ContenidoDeCurso>(key) ?? contenido;

  const show = async (change: Partial<ContenidoDeCurso>) => {
    await queryClient.cancelQueries({ queryKey: key });
    queryClient.setQueryData<ContenidoDeCurso>(key, (old) => (old ? { ...old, ...change } : old));
  };
  const settle = () => queryClient.invalidateQueries({ queryKey: ['cursos', cursoId] });
  const scope = { id: `contenido:${cursoId}` };
  const ends = { onSuccess: () => setSavedAt(serverTime()), onSettled: settle };

  const order = useMutation({
    scope,
    mutationFn: ({ before, after }: { before: ActividadDeIndice[]; after: ActividadDeIndice[] }) =>
      ask(actividadesApi.ordenar, {
        id: cursoId,
        body: { actividades: changedPlaces(before, after) },
      }),
    onMutate: ({ after }) => show({ actividades: after }),
    ...ends,
  });

  const sections = useMutation({
    scope,
    mutationFn: ({ before, after }: { before: Seccion[]; after: Seccion[] }) =>
      ask(cursosApi.guardarSecciones, {
        id: cursoId,
        body: { leidas: before.map(({ id }) => id), secciones: after },
      }),
    onMutate: ({ after }) => show({ secciones: after }),
    ...ends,
  });

  /** Anything else that changes rows: the outline is read again when it is done. */
  const change = useMutation({ scope, mutationFn: (act: () => Promise<unknown>) => act(), ...ends });

  return {
    saving: order.isPending || sections.isPending || change.isPending,
    savedAt,
    failure: order.error ?? sections.error ?? change.error,
    forget: () => {
      order.reset();
      sections.reset();
      change.reset();
    },
    change: (act: () => Promise<unknown>) => change.mutateAsync(act),
    current,
    order: (after: ActividadDeIndice[]) => order.mutateAsync({ before: current().actividades, after }),
    sections: (after: Seccion[]) => sections.mutateAsync({ before: current().secciones, after }),
  };
}

export type Outline = ReturnType<typeof useOutline>;
