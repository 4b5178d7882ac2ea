import * as entregasApi from '@catedra/shared/entregas/api.ts';
import type { QueHacerConCertificados } from '@catedra/shared/certificados/tocados.ts';
import type { ComentarioGuardado, GuardarComentario } from '@catedra/shared/entregas/comentarios.ts';
import type {
  CalificarEntrega,
  ConsultaDeEntregas,
  Entrega,
  FiltroPedido,
} from '@catedra/shared/entregas/schemas.ts';
import * as intentosApi from '@catedra/shared/intentos/api.ts';
import type { CalificarRespuesta } from '@catedra/shared/intentos/calificar.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Sheet } from '#pages/entregas/mark-values.ts';
import { ask } from '#platform/ask.ts';

const POR_PAGINA = 50;
const COLA = ['entregas', 'intentos', 'actividades'] as const;

/** What was handed in and how it was left, one by one. */
export const entregasQuery = (
  filtro: FiltroPedido & Partial<Pick<ConsultaDeEntregas, 'cursor' | 'estado'>>,
) =>
  queryOptions({
    queryKey: ['entregas', 'lista', filtro],
    queryFn: ({ signal }) =>
      ask(entregasApi.leerCola, { query: { limite: POR_PAGINA, total: 'true', ...filtro } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { escucha: COLA },
  });

/** How much waits, since when, and what it can be narrowed by. */
export const pendientesQuery = (filtro: FiltroPedido) =>
  queryOptions({
    queryKey: ['entregas', 'pendientes', filtro],
    queryFn: ({ signal }) => ask(entregasApi.leerPendientes, { query: filtro }, { signal }),
    placeholderData: keepPreviousData,
    meta: { escucha: COLA },
  });

type Paged = FiltroPedido & { readonly cursor?: string };

export const montonesQuery = (filtro: Paged) =>
  queryOptions({
    queryKey: ['entregas', 'por-actividad', filtro],
    queryFn: ({ signal }) =>
      ask(entregasApi.leerMontones, { query: { limite: POR_PAGINA, ...filtro } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { escucha: COLA },
  });

export const porPersonaQuery = (filtro: Paged) =>
  queryOptions({
    queryKey: ['entregas', 'por-persona', filtro],
    queryFn: ({ signal }) =>
      ask(entregasApi.leerPorPersona, { query: { limite: POR_PAGINA, ...filtro } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { escucha: COLA },
  });

/** One that is being marked, by where it stands in the queue. */
export interface Place {
  readonly id: string;
  readonly lugar: number | null;
  readonly entregadaEn: string | null;
}

/** Where one stands among those that are being marked. */
export const pasoQuery = ({ id, lugar, entregadaEn }: Place, filtro: FiltroPedido, desde?: string) =>
  queryOptions({
    queryKey: ['entregas', 'paso', id, lugar, filtro, desde],
    queryFn: ({ signal }) =>
      ask(
        entregasApi.leerPaso,
        {
          query: {
            ...filtro,
            id,
            entregadaEn: entregadaEn ?? '',
            ...(lugar !== null && { lugar }),
            ...(desde !== undefined && { desde }),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { escucha: COLA },
  });

export const entregaQuery = (id: string) =>
  queryOptions({
    queryKey: ['entregas', id],
    queryFn: ({ signal }) => ask(entregasApi.leerPorCalificar, { id }, { signal }),
    meta: { escucha: ['entregas', 'actividades'] },
  });

export const respuestaQuery = (id: string, lugar: number) =>
  queryOptions({
    queryKey: ['entregas', id, lugar],
    queryFn: ({ signal }) => ask(intentosApi.leerPorCalificar, { id, lugar }, { signal }),
    meta: { escucha: ['intentos', 'entregas'] },
  });

export const calificar = (id: string, body: CalificarEntrega) => ask(entregasApi.calificar, { id, body });

export const devolver = (
  { id, version }: Pick<Entrega, 'id' | 'version'>,
  comentario: string,
  certificados: QueHacerConCertificados,
) => ask(entregasApi.devolver, { id, body: { version, comentario, certificados } });

export const calificarRespuesta = (id: string, lugar: number, body: CalificarRespuesta) =>
  ask(intentosApi.calificar, { id, lugar, body });

/** What others got in the same thing. */
export const otrasQuery = (de: Sheet['de']) =>
  queryOptions({
    queryKey: ['entregas', 'otras', de],
    queryFn: ({ signal }) => {
      const { id: menos, actividadId, preguntaId } = de;
      return ask(
        entregasApi.leerOtras,
        { query: { actividadId, menos, ...(preguntaId !== undefined && { preguntaId }) } },
        { signal },
      );
    },
    meta: { escucha: ['entregas', 'intentos'] },
  });

export const comentariosQuery = (cursoId: string, buscar: string) =>
  queryOptions({
    queryKey: ['entregas', 'comentarios', cursoId, buscar],
    queryFn: ({ signal }) => ask(entregasApi.leerComentarios, { query: { cursoId, buscar } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const guardarComentario = (id: string, body: GuardarComentario) =>
  ask(entregasApi.guardarComentario, { id, body });

export const quitarComentario = ({ id }: ComentarioGuardado) => ask(entregasApi.quitarComentario, { id });
