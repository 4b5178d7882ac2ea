import type { Permiso } from '@catedra/shared/core/permisos.ts';
import * as api from '@catedra/shared/perfiles/api.ts';
import type { PreguntaDePermiso } from '@catedra/shared/perfiles/schemas.ts';
import type { TipoDeObjetivo } from '@catedra/shared/perfiles/objetivo.ts';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import { type Consulta, leerPagina, leerUno } from '#platform/client.ts';
import { fullName } from '#ui/people/PersonName.tsx';

const POR_PAGINA = 50;
const SUGERENCIAS = 20;

export const perfilesQuery = (filtro: Consulta) =>
  queryOptions({
    queryKey: ['perfiles', 'lista', filtro],
    queryFn: ({ signal }) => leerPagina('perfiles', { limite: POR_PAGINA, total: true, ...filtro }, signal),
    placeholderData: keepPreviousData,
    meta: { escucha: ['perfiles', 'usuarios'] },
  });

export const perfilQuery = (id: string) =>
  queryOptions({
    queryKey: ['perfiles', id],
    queryFn: ({ signal }) => leerUno('perfiles', id, signal),
    meta: { escucha: ['perfiles'], soloId: id },
  });

/** Who gains and who loses what, as the server counts it. */
export const efectoQuery = (id: string, permisos: readonly Permiso[]) =>
  queryOptions({
    queryKey: ['perfiles', id, 'efecto', permisos],
    queryFn: () => ask(api.leerEfecto, { id, body: { permisos } }),
    placeholderData: keepPreviousData,
    meta: { escucha: ['perfiles', 'usuarios', 'grupos'] },
  });

/** Asked once it is known of whom and what. */
export const explicacionQuery = (pregunta: PreguntaDePermiso | null) =>
  queryOptions({
    queryKey: ['perfiles', 'explicar', pregunta],
    queryFn: pregunta ? () => ask(api.explicar, { body: pregunta }) : skipToken,
    placeholderData: keepPreviousData,
    meta: { escucha: ['perfiles', 'usuarios', 'grupos', 'cursos'] },
  });

export interface Sugerencia {
  readonly id: string;
  readonly nombre: string;
  readonly detalle: string;
}

const leerSugerencias = async (
  tipo: TipoDeObjetivo,
  filtro: Consulta,
  signal: AbortSignal,
): Promise<Sugerencia[]> => {
  const consulta = { limite: SUGERENCIAS, ...filtro };
  if (tipo === 'usuarios') {
    const { datos } = await leerPagina('usuarios', consulta, signal);
    return datos.map((persona) => ({ id: persona.id, nombre: fullName(persona), detalle: persona.perfil }));
  }
  if (tipo === 'grupos') {
    const { datos } = await leerPagina('grupos', consulta, signal);
    return datos.map(({ id, nombre, descripcion }) => ({ id, nombre, detalle: descripcion ?? '' }));
  }
  const { datos } = await leerPagina('cursos', consulta, signal);
  return datos.map(({ id, titulo, categoria }) => ({ id, nombre: titulo, detalle: categoria ?? '' }));
};

/** People, groups or courses for a field that suggests while one types. */
export const sugerenciasQuery = (tipo: TipoDeObjetivo, filtro: Consulta) =>
  queryOptions({
    queryKey: [tipo, 'sugerencias', 'perfiles', filtro],
    queryFn: ({ signal }) => leerSugerencias(tipo, filtro, signal),
    placeholderData: keepPreviousData,
    meta: { escucha: [tipo] },
  });

export const eliminarPerfil = (id: string, destino: string) => ask(api.eliminar, { id, body: { destino } });
