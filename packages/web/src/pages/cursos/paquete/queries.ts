import * as paquetesApi from '@catedra/shared/paquetes/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

const MOMENTO = 1000;

/** Asked again while the server works on it: its steps are shorter than the feed's. */
export const paqueteQuery = (id: string) =>
  queryOptions({
    queryKey: ['paquetes', id],
    queryFn: ({ signal }) => ask(paquetesApi.leerUno, { id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.estado === 'importando' ? MOMENTO : false),
  });

export const recientesQuery = () =>
  queryOptions({
    queryKey: ['paquetes', 'recientes'],
    queryFn: ({ signal }) => ask(paquetesApi.leerRecientes, {}, { signal }),
  });

export const revisar = (archivoId: string) => ask(paquetesApi.revisar, { body: { archivoId } });

export const importar = (id: string) => ask(paquetesApi.importar, { id });
