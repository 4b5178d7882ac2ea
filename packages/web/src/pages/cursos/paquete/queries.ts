import * as paquetesApi from '@catedra/shared/paquetes/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { addressOf, ask, askFile } from '#platform/ask.ts';

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

/** Hands the zip to the browser, which keeps it as it comes; asked first whether there is one. */
export async function descargar(cursoId: string): Promise<void> {
  const address = addressOf(paquetesApi.exportar, { id: cursoId });
  const { ok } = await fetch(address, { method: 'HEAD' });
  // What the first answer can't say, the second does.
  if (!ok) await askFile(paquetesApi.exportar, { id: cursoId });
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
