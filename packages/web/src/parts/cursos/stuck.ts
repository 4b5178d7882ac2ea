import { leerAtascados } from '@catedra/shared/participantes/api.ts';
import type { AtascadosEnCurso } from '@catedra/shared/participantes/schemas.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import { useActor } from '#platform/session.ts';

const stuckQuery = (cursoId: string) =>
  queryOptions({
    queryKey: ['cursos', cursoId, 'atascados'],
    queryFn: ({ signal }) => ask(leerAtascados, { id: cursoId }, { signal }),
    meta: { escucha: ['progreso', 'grupos', 'actividades', 'evaluaciones', 'usuarios'] },
  });

/** How many can't finish a course because of what closed; undefined while it comes, or for whoever follows nobody. */
export function useStuck(cursoId: string, wanted: boolean): AtascadosEnCurso | undefined {
  const mayFollow = useActor().puede('progreso:ver');
  return useQuery({ ...stuckQuery(cursoId), enabled: wanted && mayFollow }).data;
}
