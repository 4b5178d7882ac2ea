import * as gruposApi from '@catedra/shared/grupos/api.ts';
import type { ConsultaDePlazosPasados, PlazosPasados } from '@catedra/shared/grupos/plazos.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '#platform/ask.ts';

/** What `PassedDates` shows, and what to send with whatever brings people in. */
export interface Passed {
  readonly plazos: PlazosPasados | undefined;
  readonly dias: number | '';
  readonly onDias: (dias: number | '') => void;
  /** Other days than those of each group, if somebody chose them. */
  readonly diasSiPaso: number | undefined;
}

/** The days chosen for whoever would come in past a date. */
export function usePassedDays(plazos: PlazosPasados | undefined): Passed {
  const [dias, onDias] = useState<number | ''>('');
  return passedWith(plazos, dias, onDias);
}

/** The same, of days that are held elsewhere. */
export function passedWith(
  plazos: PlazosPasados | undefined,
  dias: number | '',
  onDias: (dias: number | '') => void,
): Passed {
  const diasSiPaso = plazos && plazos.personas > 0 && dias !== '' ? dias : undefined;
  return { plazos, dias, onDias, diasSiPaso };
}

/** Asks who would come in past a date; without a question nobody does. Nothing should be done while it `waits`. */
export function usePassedDates(
  consulta: ConsultaDePlazosPasados | null,
): Passed & { readonly waits: boolean } {
  const query = useQuery({
    queryKey: ['grupos', 'plazos-pasados', consulta],
    queryFn: ({ signal }) =>
      consulta ? ask(gruposApi.leerPlazosPasados, { body: consulta }, { signal }) : null,
    enabled: consulta !== null,
    meta: { escucha: ['grupos', 'usuarios'] },
  });
  return {
    ...usePassedDays(query.data ?? undefined),
    waits: consulta !== null && query.isLoading,
  };
}
