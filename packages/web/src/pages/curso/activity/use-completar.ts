import type { CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import { completar } from '@catedra/shared/progreso/api.ts';
import { seCompletaPorUnoMismo } from '@catedra/shared/progreso/rules.ts';
import { type Mutation, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { rutas } from '#platform/paths.ts';
import type { Lugar } from '#pages/curso/classroom/course-path.ts';
import { cursoAbiertoQuery, cursoKey } from '#pages/curso/curso-queries.ts';
import { FIN, terminado } from '#pages/curso/finished.ts';
import { isPassing, isSignedOut } from '#platform/api-error.ts';
import { keepEnd } from '#pages/curso/beats/kept-ends.ts';
import { ask } from '#platform/ask.ts';
import { useActor } from '#platform/session.ts';

const INSIST = 10_000;
/** Ends that were reached and are not written down yet: of whatever activity, several at once. */
const ENDS = ['curso', 'terminar'];

/** On its way, or why it waits here. */
export type Ending = 'on-its-way' | 'cut' | 'signed-out';

function endingOf(failure: unknown): Ending {
  if (failure === null) return 'on-its-way';
  return isSignedOut(failure) ? 'signed-out' : 'cut';
}

/** How the activity in front can be finished by whoever takes it. */
export interface Completar {
  readonly canMark: boolean;
  readonly pending: boolean;
  /** That it is done is on its way to the server, or waits here for the network. */
  readonly ending: Ending | null;
  /** What was just completed, to be heard: what is seen has gone on to the next one. */
  readonly said: string;
  readonly error: unknown;
  /** Says that it is done and goes on to the next one. */
  marcar(): void;
  /** Its end was reached: where that is what completes it, it is written down. */
  alTerminar(): void;
}

export function useCompletar(data: CursoAbierto, { actividad, siguiente }: Lugar): Completar {
  const [said, setSaid] = useState('');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mirada, usuario } = useActor();
  const { slug } = data.curso;
  const counts = data.inscrito && data.disponibilidad === 'abierto' && mirada === undefined;
  const open = counts && actividad.estado !== 'completada' && actividad.estado !== 'bloqueada';
  const complete = (id: string) => ask(completar, { id });

  const marking = useMutation({
    mutationFn: complete,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: cursoKey });
      const now = queryClient.getQueryData(cursoAbiertoQuery(slug).queryKey);
      const over = now !== undefined && terminado(now) && !terminado(data);
      setSaid(`Completada: ${actividad.titulo}. Llevas el ${now?.avance?.porcentaje ?? 100} % del curso.`);
      if (!over && !siguiente) return;
      const search = over ? FIN : { actividad: siguiente?.id };
      void navigate({ to: rutas.curso(slug) as never, search: search as never });
    },
    // What was pressed in a cut is not asked for again: it waits, as an end that was reached.
    onError: (error, id) => {
      if (isPassing(error)) finish(id);
      else void queryClient.invalidateQueries(cursoAbiertoQuery(slug));
    },
  });
  const ending = useMutation({
    mutationKey: ENDS,
    mutationFn: complete,
    // A cut is waited for, also beyond this tab.
    onMutate: (id) => keepEnd(usuario.id, id, true),
    retry: (_, error) => isPassing(error),
    retryDelay: INSIST,
    onSettled: (_, __, id) => {
      keepEnd(usuario.id, id, false);
      return queryClient.invalidateQueries({ queryKey: cursoKey });
    },
  });
  // Whoever goes on meanwhile may finish the next one too: each end waits by itself.
  const finish = (id: string) => {
    const under = { mutationKey: ENDS, predicate: ({ state }: Mutation) => state.variables === id };
    if (queryClient.isMutating(under) === 0) ending.mutate(id);
  };
  const reached = useMutationState({
    filters: { mutationKey: ENDS, status: 'pending' },
    select: ({ state }) => ({ id: state.variables, failure: state.failureReason }),
  }).find(({ id }) => id === actividad.id);
  const marked = marking.variables === actividad.id;

  return {
    canMark: open && seCompletaPorUnoMismo(actividad.regla),
    pending: marked && marking.isPending,
    ending: reached ? endingOf(reached.failure) : null,
    said,
    error: !marked || isPassing(marking.error) ? null : marking.error,
    marcar: () => {
      if (!marking.isPending) marking.mutate(actividad.id);
    },
    alTerminar: () => {
      if (open && actividad.regla === 'ver') finish(actividad.id);
    },
  };
}
