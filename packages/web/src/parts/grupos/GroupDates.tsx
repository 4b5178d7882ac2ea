import type { PlazoDado } from '@catedra/shared/grupos/schemas.ts';
import * as participantesApi from '@catedra/shared/participantes/api.ts';
import { DIAS_DE_GRACIA, finDelDia } from '@catedra/shared/progreso/vencimiento.ts';
import { Alert } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { llegaronTarde, pasadas, sinDato, vencidas } from '#parts/grupos/dates-in-words.ts';
import { ask } from '#platform/ask.ts';
import classes from '#parts/grupos/PassedDates.module.css';
import { fecha } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface GroupDatesProps {
  readonly grupoId: string;
  readonly cursoIds: readonly string[];
  /** Null while it is not whole, or says no date. */
  readonly plazo: PlazoDado | null;
  /** The courses come to the group now: whoever is late has their days from today. */
  readonly nuevos?: boolean;
}

/** Before a group gives a date: to how many of its people it has passed already, and who have nothing to count it from. */
export function GroupDates({ grupoId, cursoIds, plazo, nuevos = false }: GroupDatesProps) {
  const now = useNow();
  const zone = useZone();
  const { data } = useQuery({
    queryKey: ['grupos', grupoId, 'fechas', cursoIds, plazo],
    queryFn: ({ signal }) =>
      plazo &&
      ask(
        participantesApi.contarFechasDeGrupo,
        { id: grupoId, body: { cursoIds: [...cursoIds], ...plazo } },
        { signal },
      ),
    enabled: plazo !== null && cursoIds.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { escucha: ['grupos', 'usuarios'] },
  });
  if (plazo === null || cursoIds.length === 0 || !data || data.personas === 0) return null;
  const { venceCampoId, diasDeGracia = DIAS_DE_GRACIA } = plazo;
  const { personas, conGracia } = data;
  const lines = [
    vencidas(data),
    nuevos
      ? pasadas(
          { personas, pasadas: conGracia },
          diasDeGracia,
          fecha(finDelDia(now, diasDeGracia, zone).toISOString(), now, zone),
        )
      : llegaronTarde(data, diasDeGracia),
    sinDato(data),
  ].filter((line) => line !== null);
  if (lines.length > 0)
    return (
      <Alert className={classes.passed} color="azafran" variant="light" role="status">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Alert>
    );
  if (venceCampoId === null) return null;
  return (
    <p role="status">
      {personas === 1 ? 'Tiene ese dato' : 'Todas tienen ese dato'}, y a nadie se le ha pasado la fecha.
    </p>
  );
}
