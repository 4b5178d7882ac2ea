import * as cumplimientoApi from '@catedra/shared/cumplimiento/api.ts';
import * as evaluacionesApi from '@catedra/shared/evaluaciones/api.ts';
import type { Adaptacion } from '@catedra/shared/evaluaciones/schemas.ts';
import * as gruposApi from '@catedra/shared/grupos/api.ts';
import type { FiltroDeUsuarios } from '@catedra/shared/lotes/schemas.ts';
import * as participantesApi from '@catedra/shared/participantes/api.ts';
import type { ClaseDeSuceso } from '@catedra/shared/participantes/persona.ts';
import * as sesionApi from '@catedra/shared/sesion/api.ts';
import * as api from '@catedra/shared/usuarios/api.ts';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import type { GruposYEditables } from '@catedra/shared/usuarios/schemas.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import { type Consulta, leerPagina, leerTodos, leerUno } from '#platform/client.ts';

const POR_PAGINA = 50;

/** What the list asks, in which order and from where. */
type Pregunta = FiltroDeUsuarios & { readonly orden?: string; readonly cursor?: string | undefined };

/** A page of people, each with the names of their groups and whether they can be edited. */
export const usuariosQuery = ({ campos, ...filtro }: Pregunta) =>
  queryOptions({
    queryKey: ['usuarios', 'lista', filtro, campos],
    queryFn: async ({ signal }) => {
      const pagina = await leerPagina(
        'usuarios',
        { limite: POR_PAGINA, total: true, ...filtro, campos: campos && JSON.stringify(campos) },
        signal,
      );
      return { ...pagina, ...(await leerGrupos(pagina.datos, signal)) };
    },
    placeholderData: keepPreviousData,
    meta: { escucha: ['usuarios', 'grupos', 'perfiles'] },
  });

function leerGrupos(personas: readonly Usuario[], signal: AbortSignal): Promise<GruposYEditables> {
  const ids = personas.map(({ id }) => id).join(',');
  if (ids === '') return Promise.resolve({ grupos: {}, editables: [] });
  return ask(api.leerGrupos, { query: { ids } }, { signal });
}

/** How many there are, whatever the list is filtered by. */
export const resumenQuery = queryOptions({
  queryKey: ['usuarios', 'resumen'],
  queryFn: async ({ signal }) => {
    const cuantos = async (filtro: Consulta) =>
      (await leerPagina('usuarios', { limite: 1, total: true, ...filtro }, signal)).total;
    const [todos, temporales] = await Promise.all([cuantos({}), cuantos({ cambiarContraseña: true })]);
    return { todos, temporales };
  },
  meta: { escucha: ['usuarios'] },
});

export const perfilesQuery = queryOptions({
  queryKey: ['perfiles', 'todos'],
  queryFn: ({ signal }) => leerTodos('perfiles', {}, signal),
  meta: { escucha: ['perfiles'] },
});

export const usuarioQuery = (id: string) =>
  queryOptions({
    queryKey: ['usuarios', id],
    queryFn: ({ signal }) => leerUno('usuarios', id, signal),
    meta: { escucha: ['usuarios', 'perfiles'], soloId: id },
  });

export const fichaQuery = (id: string) =>
  queryOptions({
    queryKey: ['usuarios', id, 'ficha'],
    queryFn: ({ signal }) => ask(api.leerFicha, { id }, { signal }),
    meta: { escucha: ['usuarios', 'grupos'] },
  });

/** What they take, did and handed in. */
export const aprendizajeQuery = (id: string) =>
  queryOptions({
    queryKey: ['usuarios', id, 'aprendizaje'],
    queryFn: ({ signal }) => ask(participantesApi.leerAprendizaje, { id }, { signal }),
    meta: { escucha: ['usuarios', 'grupos', 'progreso', 'cursos', 'actividades'] },
  });

/** What they did in a course before the round that is open. */
export const rondasQuery = (id: string, cursoId: string) =>
  queryOptions({
    queryKey: ['usuarios', id, 'rondas', cursoId],
    queryFn: ({ signal }) => ask(cumplimientoApi.leerRondas, { id, query: { cursoId } }, { signal }),
    meta: { escucha: ['usuarios', 'progreso', 'actividades'] },
  });

/** What happened with them, newest first; each page goes further back. */
/** Few at first, so that what comes under them is not far down; more of them when asked for. */
const PRIMEROS_SUCESOS = 10;

export const sucesosQuery = (id: string, clase: ClaseDeSuceso | undefined) =>
  infiniteQueryOptions({
    queryKey: ['usuarios', id, 'sucesos', clase],
    queryFn: ({ signal, pageParam }) =>
      ask(
        participantesApi.leerSucesos,
        { id, query: { clase, cursor: pageParam, limite: pageParam ? undefined : PRIMEROS_SUCESOS } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ siguiente }) => siguiente,
    placeholderData: keepPreviousData,
    meta: { escucha: ['usuarios', 'progreso'] },
  });

/** Asked anew each time: nobody hears of another's health. */
export const adaptacionQuery = (id: string) =>
  queryOptions({
    queryKey: ['usuarios', id, 'adaptacion'],
    queryFn: ({ signal }) => ask(evaluacionesApi.leerAdaptacion, { id }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const guardarAdaptacion = (id: string, body: Adaptacion) =>
  ask(evaluacionesApi.guardarAdaptacion, { id, body });

export const quitarCurso = (cursoId: string, usuarioId: string) =>
  ask(participantesApi.quitar, { id: cursoId, body: { usuarioIds: [usuarioId] } });

export const programarBaja = (id: string, desde: string | null) =>
  ask(api.programarBaja, { id, body: { desde } });

/** Into each of these groups; doing it again changes nothing. */
export const añadirAGrupos = async (
  usuarioId: string,
  grupoIds: readonly string[],
  diasSiPaso: number | undefined,
) => {
  for (const id of grupoIds)
    await ask(gruposApi.añadirMiembros, { id, body: { usuarioIds: [usuarioId], diasSiPaso } });
};

export const darContraseña = (id: string) => ask(sesionApi.darContraseñaTemporal, { id });

export const invitar = (id: string) => ask(sesionApi.invitar, { id });

const deEstado = { suspender: api.suspender, activar: api.activar };

export const cambiarEstado = (id: string, verbo: 'suspender' | 'activar') => ask(deEstado[verbo], { id });
