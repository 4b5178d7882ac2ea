import type {
  CambioDeCarga,
  CambioDeFila,
  Carga,
  CorreccionDeIguales,
  EstadoDeCarga,
  FILTROS_DE_FILA,
  FilaDeCarga,
  FilasCorregidas,
  FilasRevisadas,
  LoDeshecho,
  ResumenDeCarga,
} from '@catedra/shared/cargas/commands.ts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { type Archivo, http, httpFile } from '#platform/http.ts';

export type FiltroDeFila = (typeof FILTROS_DE_FILA)[number];

const MOMENTO = 1000;
const POR_PAGINA = 50;
const EN_MARCHA: readonly EstadoDeCarga[] = ['revisando', 'importando', 'deshaciendo'];

const de = (id: string, resto = '') => `/api/cargas/${encodeURIComponent(id)}${resto}`;

/** Asked again while the server works on it: its steps are shorter than the feed's. */
export const cargaQuery = (id: string) =>
  queryOptions({
    queryKey: ['cargas', id],
    queryFn: ({ signal }) => http<Carga>(de(id), { signal }),
    refetchInterval: ({ state }) => (state.data && EN_MARCHA.includes(state.data.estado) ? MOMENTO : false),
  });

export interface PaginaDeFilas {
  readonly datos: readonly FilaDeCarga[];
  readonly siguiente: number | null;
}

export const filasQuery = (id: string, estado: FiltroDeFila | undefined, cursor: number) =>
  queryOptions({
    queryKey: ['cargas', id, 'filas', estado ?? 'todas', cursor],
    queryFn: ({ signal }) => {
      const search = new URLSearchParams({ cursor: String(cursor), limite: String(POR_PAGINA) });
      if (estado) search.set('estado', estado);
      return http<PaginaDeFilas>(`${de(id, '/filas')}?${search}`, { signal });
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });

interface PaginaDe<T> {
  readonly datos: readonly T[];
  readonly siguiente: string | null;
}

const paginas = <T>(queryKey: readonly string[], path: string) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      http<PaginaDe<T>>(pageParam ? `${path}?cursor=${encodeURIComponent(pageParam)}` : path, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ siguiente }) => siguiente,
  });

export interface QuienSale {
  readonly id: string;
  readonly nombre: string;
  readonly apellidos: string;
  readonly correo: string | null;
}

export const salenQuery = (id: string) => paginas<QuienSale>(['cargas', id, 'salen'], de(id, '/salen'));

export const historialQuery = paginas<ResumenDeCarga>(['cargas', 'historial'], '/api/cargas');

export const subir = (id: string, nombre: string, contenido: Blob): Promise<Carga> =>
  http(`${de(id)}?nombre=${encodeURIComponent(nombre)}`, {
    method: 'POST',
    body: contenido,
    headers: { 'content-type': 'application/octet-stream' },
  });

export const cambiar = (id: string, cambio: CambioDeCarga): Promise<Carga> =>
  http(de(id), { method: 'PATCH', json: cambio });

const ordenar = <T>(id: string, verbo: string, json: object = {}): Promise<T> =>
  http(de(id, `/${verbo}`), { method: 'POST', json });

export const revisar = (id: string) => ordenar<Carga>(id, 'revisar');
export const importar = (id: string, como: 'soloCorrectas' | 'todoONada') =>
  ordenar<Carga>(id, 'importar', { como });
export const deshacer = (id: string) => ordenar<Carga>(id, 'deshacer');
export const invitarACreadas = (id: string) => ordenar<Carga>(id, 'invitar');
export const previsionDe = (id: string): Promise<LoDeshecho> => http(de(id, '/deshacer'));

export const cambiarFila = (id: string, linea: number, cambio: CambioDeFila): Promise<FilasCorregidas> =>
  http(de(id, `/filas/${linea}`), { method: 'PATCH', json: cambio });

export const corregirIguales = (id: string, correccion: CorreccionDeIguales): Promise<FilasRevisadas> =>
  ordenar(id, 'corregir-iguales', correccion);

export const hojaDeContraseñas = (id: string, nuevas: boolean): Promise<Archivo> =>
  httpFile(de(id, '/contrasenas'), { method: 'POST', json: { nuevas } });

export const fallidas = (id: string): Promise<Archivo> => httpFile(de(id, '/fallidas.xlsx'));
export const plantilla = (): Promise<Archivo> => httpFile('/api/cargas/plantilla.xlsx');

/** The rows that a correction touched, where they stand on every page already read. */
export function recordarFilas(queryClient: QueryClient, id: string, revisadas: FilasRevisadas): void {
  const { filas, contadores, gruposNuevos } = revisadas;
  const porLinea = new Map(filas.map((fila) => [fila.linea, fila]));
  queryClient.setQueriesData<PaginaDeFilas>({ queryKey: ['cargas', id, 'filas'] }, (pagina) =>
    pagina ? { ...pagina, datos: pagina.datos.map((fila) => porLinea.get(fila.linea) ?? fila) } : pagina,
  );
  queryClient.setQueryData(
    cargaQuery(id).queryKey,
    (carga) => carga && { ...carga, contadores, gruposNuevos },
  );
}
