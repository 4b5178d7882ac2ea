import * as api from '@catedra/shared/participantes/api.ts';
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import { cuenta, fecha } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface AfterCloseProps {
  readonly evaluacionId: string;
  /** The close that is being written. */
  readonly cierraEn: string;
}

/** Before another close is saved: how many would still have time for the course once it closes to them. */
export function AfterClose({ evaluacionId, cierraEn }: AfterCloseProps) {
  const now = useNow();
  const zone = useZone();
  const { data } = useQuery({
    queryKey: ['evaluaciones', evaluacionId, 'plazos-tras-cierre', cierraEn],
    queryFn: ({ signal }) =>
      ask(api.leerPlazosTrasCierre, { id: evaluacionId, query: { cierraEn } }, { signal }),
    staleTime: 0,
    meta: { escucha: ['grupos', 'usuarios', 'evaluaciones'] },
  });
  if (!data || data.personas === 0) return null;
  const una = data.personas === 1;
  return (
    <Alert color="azafran" variant="light" role="status" my="md">
      <b>
        {una ? 'A 1 persona se le cerraría' : `A ${cuenta(data.personas, 'persona')} se les cerraría`} antes
        de que acabe su plazo del curso
      </b>
      <p>
        {una ? 'Tiene' : 'Tienen'} el curso hasta después del {fecha(cierraEn, now, zone)}, y no lo{' '}
        {una ? 'terminaría' : 'terminarían'} sin esta evaluación. Puedes guardarlo así, o hacer una excepción{' '}
        {una ? 'para esa persona.' : 'para su grupo o para cada una.'}
      </p>
    </Alert>
  );
}
