import type { SeleccionDeUsuarios } from '@catedra/shared/lotes/schemas.ts';
import * as participantesApi from '@catedra/shared/participantes/api.ts';
import type { CuentaDeFechas } from '@catedra/shared/participantes/schemas.ts';
import { finDelDia } from '@catedra/shared/progreso/vencimiento.ts';
import type { PlazoDado } from '@catedra/shared/grupos/schemas.ts';
import { Alert } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import classes from '#parts/grupos/PassedDates.module.css';
import { cuenta, fecha } from '#ui/words/words.ts';
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

function pasadas({ pasadas: n, personas }: CuentaDeFechas, gracia: number, hasta: string): string | null {
  if (n === 0) return null;
  const quien =
    personas === 1
      ? 'Ya se le pasó'
      : n === 1
        ? 'A 1 persona ya se le pasó'
        : `A ${cuenta(n, 'persona')} ya se les pasó`;
  const tienen = n === 1 ? 'tendrá' : 'tendrán';
  return gracia === 0
    ? `${quien} esa fecha: ${tienen} solo hasta que acabe el día de hoy.`
    : `${quien} esa fecha: ${tienen} ${cuenta(gracia, 'día')}, hasta el ${hasta}.`;
}

function sinDato({ sinDato: n, personas }: CuentaDeFechas): string | null {
  if (n === 0) return null;
  const quien =
    personas === 1 ? 'No tiene' : n === 1 ? '1 persona no tiene' : `${cuenta(n, 'persona')} no tienen`;
  const quedan = n === 1 ? 'queda' : 'quedan';
  return `${quien} ese dato: ${quedan} sin fecha límite hasta que se escriba en su ficha.`;
}
