import type { EnPapelera } from '@catedra/shared/papelera/schemas.ts';
import { rutas } from '#platform/paths.ts';

/** Where the results of an evaluation are read, in the bin or out of it. */
export const resultsOf = (
  cursoId: string,
  { actividadId }: Pick<EnPapelera['pruebas'][number], 'actividadId'>,
) => ({
  to: rutas.actividad(cursoId, actividadId),
  search: { ver: 'resultados' },
});
