import * as api from '@catedra/shared/participantes/api.ts';
import type { CierrePrevisto } from '@catedra/shared/participantes/cierres.ts';
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import { cuenta, fecha } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface AfterCloseProps {
  readonly evaluacionId: string;
  /** What is about to be done: another close, for everybody or in an exception; to publish it; that its course asks for it. */
  readonly previsto: CierrePrevisto;
}

/** Before it is done: how many would still have time for the course once the evaluation closes to them. */
export function AfterClose({ evaluacionId, previsto }: AfterCloseProps) {
  const now = useNow();
  const zone = useZone();
  const { data } = useQuery({
    queryKey: ['evaluaciones', evaluacionId, 'plazos-tras-cierre', previsto],
    queryFn: ({ signal }) => ask(api.leerPlazosTrasCierre, { id: evaluacionId, query: previsto }, { signal }),
    staleTime: 0,
    meta: { escucha: ['grupos', 'usuarios', 'evaluaciones'] },
  });
  const cierre = data?.evaluaciones[0]?.cierraEn;
  if (!data || data.personas === 0 || cierre === undefined) return null;
  const una = data.personas === 1;
  return (
    <Alert color="azafran" variant="light" role="status" my="md">
      <b>
        {una ? 'A 1 persona se le cerraría' : `A ${cuenta(data.personas, 'persona')} se les cerraría`} antes
        de que acabe su plazo del curso
      </b>
      <p>
        {una ? 'Tiene' : 'Tienen'} el curso hasta después del {fecha(cierre, now, zone)}, y no lo{' '}
        {una ? 'terminaría' : 'terminarían'} sin esta evaluación. {queHacer(previsto, una)}
      </p>
    </Alert>
  );
}

function queHacer({ usuarioId, grupoId, sera }: CierrePrevisto, una: boolean): string {
  if (usuarioId || grupoId) return 'Puedes guardarla así, o darle un cierre posterior.';
  const como = sera === 'publicada' ? 'Puedes publicarla así' : 'Puedes guardarlo así';
  return `${como}, o hacer una excepción ${una ? 'para esa persona.' : 'para su grupo o para cada una.'}`;
}
