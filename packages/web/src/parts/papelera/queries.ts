import type { Quitado } from '@catedra/shared/actividades/schemas.ts';
import * as actividadesApi from '@catedra/shared/actividades/api.ts';
import * as papeleraApi from '@catedra/shared/papelera/api.ts';
import type { EnPapelera, Recuperado } from '@catedra/shared/papelera/schemas.ts';
import type { TipoEnPapelera } from '@catedra/shared/papelera/rules.ts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

interface Asked {
  readonly cursoId?: string;
  readonly tipo?: TipoEnPapelera;
  readonly por?: string;
  readonly buscar?: string;
  readonly archivado: boolean;
  readonly cursor?: string;
}

export const binQuery = ({ archivado, ...asked }: Asked) =>
  queryOptions({
    queryKey: ['papelera', archivado, asked],
    queryFn: ({ signal }) =>
      ask(papeleraApi.leer, { query: { ...asked, archivado: String(archivado) } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { escucha: ['cursos', 'actividades'] },
  });

/** Asked anew each time: somebody may have begun it meanwhile. */
export const usoDeActividadesQuery = (cursoId: string, actividadIds: readonly string[]) =>
  queryOptions({
    queryKey: ['actividades', 'uso', cursoId, actividadIds],
    queryFn: ({ signal }) =>
      ask(papeleraApi.leerUsoDeActividades, { id: cursoId, body: { actividadIds } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Everything that shows courses or what is in them: something came or went. */
export const settle = (queryClient: QueryClient) =>
  Promise.all(
    ['cursos', 'actividades', 'papelera'].map((one) => queryClient.invalidateQueries({ queryKey: [one] })),
  );

export const restore = (id: string): Promise<Recuperado> => ask(papeleraApi.recuperar, { id });

export const erase = ({ id }: Pick<EnPapelera, 'id'>): Promise<unknown> => ask(papeleraApi.borrar, { id });

/** Where it came from: the bin, again. */
export function throwAgain({
  tipo,
  documento: id,
}: Pick<Recuperado, 'tipo' | 'documento'>): Promise<unknown> {
  if (tipo === 'curso') return ask(papeleraApi.tirarCurso, { id });
  return ask(tipo === 'seccion' ? actividadesApi.quitarSeccion : actividadesApi.quitar, { id });
}

/** Takes back what was removed: out of the bin, or off the changes that wait. */
export async function takeBack(cursoId: string, { esperan, papeleraIds }: Quitado): Promise<void> {
  for (const id of papeleraIds) await restore(id);
  if (esperan.length > 0)
    await ask(actividadesApi.descartar, { id: cursoId, body: { actividadIds: esperan } });
}
