import type { AsignacionDeCurso } from '@catedra/shared/grupos/schemas.ts';
import * as api from '@catedra/shared/participantes/api.ts';
import type {
  CierresAlEntrar,
  CierresAntes,
  PedidoDeCierres,
} from '@catedra/shared/participantes/cierres.ts';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '#platform/ask.ts';

/** What is about to be given: a course to a group, a course or a date to people, or a group to whoever comes into it. */
export type Giving =
  | { readonly grupoId: string; readonly asignacion: Omit<AsignacionDeCurso, 'tambienEnEvaluaciones'> }
  | { readonly cursoId: string; readonly personas: PedidoDeCierres }
  | { readonly entran: CierresAlEntrar };

/** What `EarlyCloses` shows, and what to send with whatever gives the date. */
export interface Closes {
  readonly cierres: CierresAntes | undefined;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
  /** That the evaluations have the same date, if somebody chose it. */
  readonly tambienEnEvaluaciones: true | undefined;
}

const read = (giving: Giving, signal: AbortSignal): Promise<CierresAntes> => {
  if ('grupoId' in giving)
    return ask(api.leerCierresPorGrupo, { id: giving.grupoId, body: giving.asignacion }, { signal });
  if ('cursoId' in giving)
    return ask(api.leerCierresPorNombre, { id: giving.cursoId, body: giving.personas }, { signal });
  return ask(api.leerCierresAlEntrar, { body: giving.entran }, { signal });
};

/** Whether the same date can be given in the evaluations with the act that gives it. */
export const canGive = (cierres: CierresAntes | undefined): boolean =>
  cierres !== undefined && (cierres.remedio === 'grupo' || cierres.remedio === 'personas');

/** Where it is said and nothing is given with it. */
export const onlySaid = (cierres: CierresAntes | undefined): Closes => ({
  cierres,
  chosen: false,
  onChoose: () => undefined,
  tambienEnEvaluaciones: undefined,
});

const closesQuery = (giving: Giving | null) =>
  queryOptions({
    queryKey: ['cursos', 'cierres-antes', giving],
    queryFn: ({ signal }) => (giving ? read(giving, signal) : null),
    enabled: giving !== null,
    staleTime: 0,
    meta: { escucha: ['grupos', 'usuarios', 'evaluaciones', 'actividades'] },
  });

/** Asks to whom an evaluation would close before their new date. Nothing should be done while it `waits`. */
export function useEarlyCloses(giving: Giving | null): Closes & { readonly waits: boolean } {
  const [chosen, onChoose] = useState(false);
  const query = useQuery(closesQuery(giving));
  const cierres = query.data ?? undefined;
  return {
    cierres,
    chosen,
    onChoose,
    tambienEnEvaluaciones: chosen && canGive(cierres) ? true : undefined,
    waits: giving !== null && query.isLoading,
  };
}

interface CourseGiving {
  readonly id: string;
  readonly titulo: string;
  readonly giving: Giving;
}

/** The same of several courses given at once: in each its own, and in which of them the same date was asked for. */
export function useEarlyClosesOf(cursos: readonly CourseGiving[]) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const queries = useQueries({ queries: cursos.map(({ giving }) => closesQuery(giving)) });
  const each = cursos.map(({ id, titulo }, i) => ({
    id,
    titulo,
    closes: {
      cierres: queries[i]?.data ?? undefined,
      chosen: chosen.includes(id),
      onChoose: (yes: boolean) =>
        setChosen((before) => (yes ? [...before, id] : before.filter((other) => other !== id))),
      tambienEnEvaluaciones: undefined,
    } satisfies Closes,
  }));
  return {
    each,
    tambienEnEvaluaciones: each
      .filter(({ closes }) => closes.chosen && canGive(closes.cierres))
      .map(({ id }) => id),
    waits: queries.some(({ isLoading }) => isLoading),
  };
}
