import * as api from '@catedra/shared/cargas/api.ts';
import * as participantesApi from '@catedra/shared/participantes/api.ts';
import type { CambioDeCarga, EstadoDeCarga, OrdenDeImportar } from '@catedra/shared/cargas/schemas.ts';
import type {
  CambioDeFila,
  CorreccionDeIguales,
  FILTROS_DE_FILA,
  FilasRevisadas,
  PaginaDeFilas,
} from '@catedra/shared/cargas/filas.ts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { ask, askFile } from '#platform/ask.ts';

export type FiltroDeFila = (typeof FILTROS_DE_FILA)[number];

const MOMENTO = 1000;
const POR_PAGINA = 50;
const EN_MARCHA: readonly EstadoDeCarga[] = ['revisando', 'importando', 'deshaciendo'];

/** Asked again while the server works on it: its steps are shorter than the feed's. */
export const cargaQuery = (id: string) =>
  queryOptions({
    queryKey: ['cargas', id],
    queryFn: ({ signal }) => ask(api.leerCarga, { id }, { signal }),
    refetchInterval: ({ state }) => (state.data && EN_MARCHA.includes(state.data.estado) ? MOMENTO : false),
    // What was revised may hold no longer: whether it does is asked when any of these change.
    meta: { escucha: ['usuarios', 'grupos', 'campos', 'perfiles'] },
  });

export const filasQuery = (id: string, estado: FiltroDeFila | undefined, cursor: number) =>
  queryOptions({
    queryKey: ['cargas', id, 'filas', estado ?? 'todas', cursor],
    queryFn: ({ signal }) =>
      ask(api.leerFilas, { id, query: { estado, cursor, limite: POR_PAGINA } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Who of the file would come into a course past its date. */
export const plazosQuery = (id: string) =>
  queryOptions({
    queryKey: ['cargas', id, 'plazos'],
    queryFn: ({ signal }) => ask(api.leerPlazosPasados, { id }, { signal }),
    meta: { escucha: ['grupos'] },
  });

/** To whom of the file an evaluation would close before the date that a group gives them. */
export const cierresQuery = (id: string, diasSiPaso: number | undefined) =>
  queryOptions({
    // Under the one above: what makes that stale makes this stale too.
    queryKey: ['cargas', id, 'plazos', 'cierres', diasSiPaso],
    queryFn: ({ signal }) =>
      ask(participantesApi.leerCierresDeCarga, { id, query: { diasSiPaso } }, { signal }),
    meta: { escucha: ['grupos', 'evaluaciones', 'actividades'] },
  });

const porPaginas = {
  initialPageParam: '',
  getNextPageParam: ({ siguiente }: { readonly siguiente: string | null }) => siguiente,
};

export const salenQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['cargas', id, 'salen'],
    queryFn: ({ pageParam: cursor, signal }) => ask(api.leerSalen, { id, query: { cursor } }, { signal }),
    ...porPaginas,
  });

export const historialQuery = infiniteQueryOptions({
  queryKey: ['cargas', 'historial'],
  queryFn: ({ pageParam: cursor, signal }) => ask(api.leerCargas, { query: { cursor } }, { signal }),
  ...porPaginas,
});

export const subir = (id: string, nombre: string, body: Blob) =>
  ask(api.subir, { id, query: { nombre }, body });
export const cambiar = (id: string, body: CambioDeCarga) => ask(api.cambiar, { id, body });
export const revisar = (id: string) => ask(api.revisar, { id });
export const importar = (id: string, body: OrdenDeImportar) => ask(api.importar, { id, body });
export const deshacer = (id: string) => ask(api.deshacer, { id });
export const invitarACreadas = (id: string) => ask(api.invitar, { id });
export const porInvitarDe = (id: string) => ask(api.preverInvitar, { id });
export const previsionDe = (id: string) => ask(api.preverDeshacer, { id });

export const cambiarFila = (id: string, linea: number, body: CambioDeFila) =>
  ask(api.corregirFila, { id, linea, body });

export const corregirIguales = (id: string, body: CorreccionDeIguales) =>
  ask(api.corregirIguales, { id, body });

export const hojaDeContraseñas = (id: string, nuevas: boolean) =>
  askFile(api.darContraseñas, { id, body: { nuevas } });
export const fallidas = (id: string) => askFile(api.fallidasXlsx, { id });
export const plantilla = () => askFile(api.plantilla);

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
  void queryClient.invalidateQueries({ queryKey: plazosQuery(id).queryKey });
  // What has to be decided of the whole file is counted over its cells.
  void queryClient.invalidateQueries({ queryKey: cargaQuery(id).queryKey, exact: true });
}
