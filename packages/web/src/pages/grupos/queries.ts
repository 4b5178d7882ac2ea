import type {
  AsignacionDeCurso,
  CursoAsignado,
  EfectoDeEliminarGrupo,
  GrupoEliminado,
  PersonaDeGrupo,
  RelacionCambiada,
  ResultadoDeIdentificadores,
} from '@catedra/shared/grupos/commands.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Consulta, leerPagina, leerUno, mandar, type Pagina } from '#platform/client.ts';
import { http } from '#platform/http.ts';

const POR_PAGINA = 50;
const SUGERENCIAS = 20;

export const gruposQuery = (filtro: Consulta) =>
  queryOptions({
    queryKey: ['grupos', 'lista', filtro],
    queryFn: ({ signal }) => leerPagina('grupos', { limite: POR_PAGINA, total: true, ...filtro }, signal),
    placeholderData: keepPreviousData,
    meta: { escucha: ['grupos'] },
  });

export const grupoQuery = (id: string) =>
  queryOptions({
    queryKey: ['grupos', id],
    queryFn: ({ signal }) => leerUno('grupos', id, signal),
    meta: { escucha: ['grupos'], soloId: id },
  });

export type Relacion = 'miembros' | 'tutores';

const paginaDe = <T>(
  id: string,
  relacion: string,
  filtro: Consulta,
  signal: AbortSignal,
): Promise<Pagina<T>> => {
  const search = new URLSearchParams({ limite: String(POR_PAGINA), total: 'true' });
  for (const [nombre, valor] of Object.entries(filtro)) if (valor) search.set(nombre, String(valor));
  return http(`/api/grupos/${id}/${relacion}?${search}`, { signal });
};

export const personasQuery = (id: string, relacion: Relacion, filtro: Consulta) =>
  queryOptions({
    queryKey: ['grupos', id, relacion, filtro],
    queryFn: ({ signal }) => paginaDe<PersonaDeGrupo>(id, relacion, filtro, signal),
    placeholderData: keepPreviousData,
    meta: { escucha: ['grupos', 'usuarios'] },
  });

export const cursosQuery = (id: string, filtro: Consulta) =>
  queryOptions({
    queryKey: ['grupos', id, 'cursos', filtro],
    queryFn: ({ signal }) => paginaDe<CursoAsignado>(id, 'cursos', filtro, signal),
    placeholderData: keepPreviousData,
    meta: { escucha: ['grupos', 'cursos'] },
  });

/** Courses whose name fits, for a field that suggests while one types. */
export const sugerenciasQuery = (buscar: string) =>
  queryOptions({
    queryKey: ['cursos', 'sugerencias', buscar],
    queryFn: ({ signal }) => leerPagina('cursos', { buscar, limite: SUGERENCIAS }, signal),
    placeholderData: keepPreviousData,
    meta: { escucha: ['cursos'] },
  });

export const cambiarPersonas = (
  id: string,
  verbo: `${'anadir' | 'quitar'}-${Relacion}`,
  usuarioIds: readonly string[],
): Promise<RelacionCambiada> => mandar('grupos', verbo, { id, json: { usuarioIds } });

export const añadirPorIdentificador = (
  id: string,
  identificadores: readonly string[],
): Promise<ResultadoDeIdentificadores> =>
  mandar('grupos', 'anadir-por-identificador', { id, json: { identificadores } });

/** What goes with a group and what stays, counted by the server. */
export const efectoDeEliminarQuery = (id: string) =>
  queryOptions({
    queryKey: ['grupos', id, 'efecto-de-eliminar'],
    queryFn: ({ signal }) => http<EfectoDeEliminarGrupo>(`/api/grupos/${id}/efecto-de-eliminar`, { signal }),
    meta: { escucha: ['grupos', 'usuarios', 'cursos'] },
  });

export const eliminarGrupo = (id: string): Promise<GrupoEliminado> => mandar('grupos', 'eliminar', { id });

export const asignarCurso = (id: string, asignacion: AsignacionDeCurso): Promise<RelacionCambiada> =>
  mandar('grupos', 'asignar-curso', { id, json: asignacion });

export const quitarCurso = (id: string, cursoId: string): Promise<RelacionCambiada> =>
  mandar('grupos', 'quitar-curso', { id, json: { cursoId } });
