import type { Paquete } from '@catedra/shared/paquetes/contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { http } from '#platform/http.ts';

const MOMENTO = 1000;

const de = (id: string, resto = '') => `/api/paquetes/${encodeURIComponent(id)}${resto}`;

/** Asked again while the server works on it: its steps are shorter than the feed's. */
export const paqueteQuery = (id: string) =>
  queryOptions({
    queryKey: ['paquetes', id],
    queryFn: ({ signal }) => http<Paquete>(de(id), { signal }),
    refetchInterval: ({ state }) => (state.data?.estado === 'importando' ? MOMENTO : false),
  });

export const recientesQuery = () =>
  queryOptions({
    queryKey: ['paquetes', 'recientes'],
    queryFn: ({ signal }) => http<{ readonly datos: readonly Paquete[] }>('/api/paquetes', { signal }),
  });

export const revisar = (archivoId: string): Promise<Paquete> =>
  http('/api/paquetes', { method: 'POST', json: { archivoId } });

export const importar = (id: string): Promise<Paquete> =>
  http(de(id, '/importar'), { method: 'POST', json: {} });

/** Hands the zip to the browser, which keeps it as it comes; asked first whether there is one. */
export async function descargar(cursoId: string): Promise<void> {
  const path = `/api/cursos/${encodeURIComponent(cursoId)}/paquete`;
  const { ok } = await fetch(path, { method: 'HEAD' });
  // What the first answer can't say, the second does.
  if (!ok) await http(path);
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
}
