import type {
  ParticipantesPagina,
  PersonasInscritas,
  PersonasQuitadas,
  Prorrogar,
  Recordados,
  Recordar,
} from '@catedra/shared/participantes/contract.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { mandar } from '#platform/client.ts';
import { http } from '#platform/http.ts';

const POR_PAGINA = 50;

export const participantesQuery = (id: string, filtro: Readonly<Record<string, string | undefined>>) =>
  queryOptions({
    queryKey: ['cursos', id, 'participantes', filtro],
    queryFn: ({ signal }) => {
      const asked = Object.entries({ limite: String(POR_PAGINA), total: 'true', ...filtro });
      const search = new URLSearchParams(asked.flatMap(([name, value]) => (value ? [[name, value]] : [])));
      return http<ParticipantesPagina>(`/api/cursos/${id}/participantes?${search}`, { signal });
    },
    placeholderData: keepPreviousData,
    meta: { escucha: ['progreso', 'grupos', 'usuarios'] },
  });

export const inscribir = (
  id: string,
  usuarioIds: readonly string[],
  venceEn: string | null,
): Promise<PersonasInscritas> => mandar('cursos', 'inscribir', { id, json: { usuarioIds, venceEn } });

export const quitar = (id: string, usuarioIds: readonly string[]): Promise<PersonasQuitadas> =>
  mandar('cursos', 'quitar', { id, json: { usuarioIds } });

export const recordar = (id: string, json: Recordar): Promise<Recordados> =>
  mandar('cursos', 'recordar', { id, json });

export const prorrogar = (id: string, json: Prorrogar): Promise<{ venceEn: string | null }> =>
  mandar('cursos', 'prorrogar', { id, json });
