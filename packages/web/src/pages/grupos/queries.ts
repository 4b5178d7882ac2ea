import * as api from '@catedra/shared/grupos/api.ts';
import type {
  CursoAsignado,
  AsignacionDeCurso,
  AsignacionDeCursos,
  ConsultaDeCursos,
  ConsultaDePersonas,
} from '@catedra/shared/grupos/schemas.ts';
import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { leerComoVaGrupo, leerListaDeGrupos, leerSemanasDeGrupo } from '@catedra/shared/reportes/api.ts';
import type { ConsultaDeListaDeGrupos } from '@catedra/shared/reportes/grupos-en-lista.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

const POR_PAGINA = 50;

const QUE_LO_MUEVE = ['grupos', 'usuarios', 'progreso', 'cursos', 'actividades'] as const;

export const listaDeGruposQuery = (query: ConsultaDeListaDeGrupos) =>
  queryOptions({
    queryKey: ['grupos', 'lista', query],
    queryFn: ({ signal }) => ask(leerListaDeGrupos, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: { escucha: QUE_LO_MUEVE },
  });

export const comoVaQuery = (id: string, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['grupos', id, 'como-va', cursor],
    queryFn: ({ signal }) => ask(leerComoVaGrupo, { id, query: { cursor } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { escucha: QUE_LO_MUEVE },
  });

/** Twelve weeks hardly move. */
export const semanasDeGrupoQuery = (id: string) =>
  queryOptions({
    queryKey: ['reportes', 'semanas', id],
    queryFn: ({ signal }) => ask(leerSemanasDeGrupo, { id }, { signal }),
    staleTime: 5 * MINUTO,
    refetchInterval: 5 * MINUTO,
  });

export type Relacion = 'miembros' | 'tutores';

const pagina = { limite: POR_PAGINA, total: 'true' };
const lectura = { miembros: api.leerMiembros, tutores: api.leerTutores };

export const personasQuery = (id: string, relacion: Relacion, filtro: ConsultaDePersonas) =>
  queryOptions({
    queryKey: ['grupos', id, relacion, filtro],
    queryFn: ({ signal }) => ask(lectura[relacion], { id, query: { ...pagina, ...filtro } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { escucha: ['grupos', 'usuarios'] },
  });

export const cursosQuery = (id: string, filtro: ConsultaDeCursos) =>
  queryOptions({
    queryKey: ['grupos', id, 'cursos', filtro],
    queryFn: ({ signal }) => ask(api.leerCursos, { id, query: { ...pagina, ...filtro } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { escucha: ['grupos', 'cursos'] },
  });

const cambio = {
  'anadir-miembros': api.añadirMiembros,
  'quitar-miembros': api.quitarMiembros,
  'anadir-tutores': api.añadirTutores,
  'quitar-tutores': api.quitarTutores,
};

/** `diasSiPaso`: the days of whoever comes in past a date of the group. */
export const añadirMiembros = (id: string, usuarioIds: readonly string[], diasSiPaso: number | undefined) =>
  ask(api.añadirMiembros, { id, body: { usuarioIds: [...usuarioIds], diasSiPaso } });

export const cambiarPersonas = (id: string, verbo: keyof typeof cambio, usuarioIds: readonly string[]) =>
  ask(cambio[verbo], { id, body: { usuarioIds } });

export const añadirPorIdentificador = (
  id: string,
  identificadores: readonly string[],
  diasSiPaso: number | undefined,
) => ask(api.añadirPorIdentificador, { id, body: { identificadores, diasSiPaso } });

/** What goes with a group and what stays, counted by the server. */
export const efectoDeEliminarQuery = (id: string) =>
  queryOptions({
    queryKey: ['grupos', id, 'efecto-de-eliminar'],
    queryFn: ({ signal }) => ask(api.leerEfectoDeEliminar, { id }, { signal }),
    meta: { escucha: ['grupos', 'usuarios', 'cursos'] },
  });

export const eliminarGrupo = (id: string) => ask(api.eliminar, { id });

export const asignarCurso = (id: string, body: AsignacionDeCurso) => ask(api.asignarCurso, { id, body });

export const asignarCursos = (id: string, body: AsignacionDeCursos) => ask(api.asignarCursos, { id, body });

/** Whom some courses given to a group would reach, in all and in each. */
export const efectoDeAsignarQuery = (id: string, cursoIds: readonly string[]) =>
  queryOptions({
    queryKey: ['grupos', id, 'efecto-de-asignar', cursoIds],
    queryFn: ({ signal }) =>
      ask(api.leerEfectoDeAsignarVarios, { id, body: { cursoIds: [...cursoIds] } }, { signal }),
    enabled: cursoIds.length > 0,
    staleTime: 0,
    placeholderData: keepPreviousData,
    meta: { escucha: ['grupos', 'usuarios'] },
  });

/** Takes back courses that one act gave to a group, with what was given in their evaluations. */
export async function deshacerAsignacion(
  id: string,
  cursoIds: readonly string[],
  marca: string,
): Promise<void> {
  for (const cursoId of cursoIds) await ask(api.quitarCurso, { id, body: { cursoId, deshace: marca } });
}

/** Gives a course of a group back the date that it had. */
export const devolverFecha = (id: string, actual: CursoAsignado, marca: string) =>
  ask(api.asignarCurso, {
    id,
    body: {
      cursoId: actual.id,
      venceEn: actual.venceEn,
      venceEnDias: actual.venceEnDias,
      venceCampoId: actual.venceCampoId,
      diasDeGracia: actual.diasDeGracia,
      deshace: marca,
    },
  });

export const quitarCurso = (id: string, cursoId: string) => ask(api.quitarCurso, { id, body: { cursoId } });
