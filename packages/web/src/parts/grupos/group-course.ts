import * as gruposApi from '@catedra/shared/grupos/api.ts';
import type { CursoPasado } from '@catedra/shared/grupos/plazos.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import { plazoOf, type Vencimiento } from '#parts/grupos/due.ts';
import { usePassedDays } from '#parts/grupos/passed-dates.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

const efectoDeAsignarQuery = (grupoId: string, cursoId: string) =>
  queryOptions({
    queryKey: ['grupos', grupoId, 'efecto-de-asignar', cursoId],
    queryFn: ({ signal }) =>
      ask(gruposApi.leerEfectoDeAsignar, { id: grupoId, query: { cursoId } }, { signal }),
    staleTime: 0,
    meta: { escucha: ['grupos', 'usuarios'] },
  });

interface GroupCourse {
  readonly grupoId: string | null;
  readonly cursoId: string | null;
  readonly vencimiento: Vencimiento;
  /** What `PassedDates` calls it; without them, the date that was just set. */
  readonly called?: Pick<CursoPasado, 'titulo' | 'grupo'> | null;
}

/** Whom a course given to a group would reach, and who of them past the date that is being set. */
export function useGroupCourse({ grupoId, cursoId, vencimiento, called }: GroupCourse) {
  const now = useNow();
  const zone = useZone();
  const efecto = useQuery({
    ...efectoDeAsignarQuery(grupoId ?? '', cursoId ?? ''),
    enabled: grupoId !== null && cursoId !== null,
  });
  const plazo = plazoOf(vencimiento, zone);
  const entran = efecto.data && !efecto.data.asignado ? efecto.data.entran : 0;
  const venceEn = 'error' in plazo ? null : plazo.venceEn;
  const late = cursoId !== null && venceEn !== null && Date.parse(venceEn) < now.getTime() && entran > 0;
  const passed = usePassedDays(
    late
      ? {
          personas: entran,
          cursos: [
            {
              titulo: null,
              grupo: null,
              ...called,
              cursoId,
              venceEn,
              diasDeGracia: vencimiento.gracia === '' ? null : vencimiento.gracia,
              entran,
            },
          ],
        }
      : undefined,
  );
  return { efecto, plazo, entran, passed };
}
