import type { SeleccionDeUsuarios } from '@catedra/shared/lotes/schemas.ts';
import * as participantesApi from '@catedra/shared/participantes/api.ts';
import { finDelDia } from '@catedra/shared/progreso/vencimiento.ts';
import type { PlazoDado } from '@catedra/shared/grupos/schemas.ts';
import { Alert } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import classes from '#parts/grupos/PassedDates.module.css';
import { pasadas, sinDato } from '#parts/grupos/dates-in-words.ts';
import { fecha } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface FieldDatesProps {
  readonly seleccion: SeleccionDeUsuarios;
  readonly cursoIds: readonly string[];
  readonly plazo: PlazoDado;
}

/** Before a date that counts from a field is given: to how many it has passed already, and who have nothing there. */
export function FieldDates({ seleccion, cursoIds, plazo }: FieldDatesProps) {
  const { venceCampoId, venceEnDias, diasDeGracia = 0 } = plazo;
  const now = useNow();
  const zone = useZone();
  const { data } = useQuery({
    queryKey: ['usuarios', 'fechas-de-dato', seleccion, cursoIds, venceCampoId, venceEnDias],
    queryFn: ({ signal }) =>
      ask(
        participantesApi.contarFechasDeDato,
        {
          body: {
            seleccion,
            cursoIds: [...cursoIds],
            venceCampoId: venceCampoId ?? '',
            venceEnDias: venceEnDias ?? 0,
          },
        },
        { signal },
      ),
    enabled: venceCampoId !== null && venceEnDias !== null && cursoIds.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { escucha: ['usuarios'] },
  });
  if (venceCampoId === null || !data || data.personas === 0) return null;
  const hasta = fecha(finDelDia(now, diasDeGracia, zone).toISOString(), now, zone);
  const lines = [pasadas(data, diasDeGracia, hasta), sinDato(data)].filter((line) => line !== null);
  if (lines.length === 0)
    return (
      <p role="status">
        {data.personas === 1 ? 'Tiene ese dato' : 'Todas tienen ese dato'}, y a nadie se le ha pasado la
        fecha.
      </p>
    );
  return (
    <Alert className={classes.passed} color="azafran" variant="light" role="status">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Alert>
  );
}
