import type { ContraseñaTemporal } from '@catedra/shared/sesion/contract.ts';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import type { FichaDeUsuario, GruposYEditables } from '@catedra/shared/usuarios/commands.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Consulta, leerPagina, leerTodos, leerUno, mandar } from '#platform/client.ts';
import { http } from '#platform/http.ts';

const POR_PAGINA = 50;

/** A page of people, each with the names of their groups and whether they can be edited. */
export const usuariosQuery = (filtro: Consulta) =>
  queryOptions({
    queryKey: ['usuarios', 'lista', filtro],
    queryFn: async ({ signal }) => {
      const pagina = await leerPagina('usuarios', { limite: POR_PAGINA, total: true, ...filtro }, signal);
      return { ...pagina, ...(await leerGrupos(pagina.datos, signal)) };
    },
    placeholderData: keepPreviousData,
    meta: { escucha: ['usuarios', 'grupos', 'perfiles'] },
  });

function leerGrupos(personas: readonly Usuario[], signal: AbortSignal): Promise<GruposYEditables> {
  const ids = personas.map(({ id }) => id).join(',');
  if (ids === '') return Promise.resolve({ grupos: {}, editables: [] });
  return http(`/api/usuarios/grupos?ids=${ids}`, { signal });
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

export const gruposQuery = queryOptions({
  queryKey: ['grupos', 'todos'],
  queryFn: ({ signal }) => leerTodos('grupos', {}, signal),
  meta: { escucha: ['grupos'] },
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
    queryFn: ({ signal }) => http<FichaDeUsuario>(`/api/usuarios/${id}/ficha`, { signal }),
    meta: { escucha: ['usuarios', 'grupos', 'progreso'] },
  });

export const darContraseña = (id: string): Promise<ContraseñaTemporal> =>
  mandar('usuarios', 'restablecer-contrasena', { id });

export const invitar = (id: string): Promise<void> => mandar('usuarios', 'invitar', { id });

export const cambiarEstado = (id: string, verbo: 'suspender' | 'activar'): Promise<Usuario> =>
  mandar('usuarios', verbo, { id });
