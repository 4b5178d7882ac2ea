import * as gruposApi from '@catedra/shared/grupos/api.ts';
import type { AsignacionDeCurso } from '@catedra/shared/grupos/schemas.ts';
import * as lotesApi from '@catedra/shared/lotes/api.ts';
import * as participantesApi from '@catedra/shared/participantes/api.ts';
import type { InscribirPersonas, ParticipantesQuery } from '@catedra/shared/participantes/schemas.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

const POR_PAGINA = 50;

type Filtro = Omit<ParticipantesQuery, 'limite' | 'total'>;

export const participantesQuery = (id: string, { idos, ...filtro }: Filtro) =>
  queryOptions({
    queryKey: ['cursos', id, 'participantes', { ...filtro, idos }],
    queryFn: ({ signal }) =>
      ask(
        participantesApi.leerParticipantes,
        { id, query: { limite: POR_PAGINA, total: 'true', ...filtro, ...(idos && { idos: 'true' }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { escucha: ['progreso', 'grupos', 'usuarios'] },
  });

/** The same people as the list, and heard of in the same way. */
export const embudoQuery = (id: string) =>
  queryOptions({
    queryKey: ['cursos', id, 'participantes', 'embudo'],
    queryFn: ({ signal }) => ask(participantesApi.leerEmbudo, { id }, { signal }),
    meta: { escucha: ['progreso', 'grupos', 'usuarios'] },
  });

/** Of those chosen, who would come into the course and who has it already; nothing changes. */
export const quienesEntranQuery = (cursoId: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['cursos', cursoId, 'participantes', 'quienes-entran', ids],
    queryFn: ({ signal }) =>
      ask(
        lotesApi.asignarCurso,
        { body: { seleccion: { ids: [...ids] }, simular: true, cursoId, venceEn: null } },
        { signal },
      ),
    enabled: ids.length > 0,
    meta: { escucha: ['grupos', 'usuarios'] },
  });

export const inscribir = (id: string, body: InscribirPersonas) =>
  ask(participantesApi.inscribir, { id, body });

export const asignarGrupo = (id: string, body: AsignacionDeCurso) =>
  ask(gruposApi.asignarCurso, { id, body });

/** What giving it to the group did, evaluations included. */
export const desasignarGrupo = (id: string, cursoId: string, deshace: string) =>
  ask(gruposApi.quitarCurso, { id, body: { cursoId, deshace } });

export const quitar = (id: string, usuarioIds: readonly string[]) =>
  ask(participantesApi.quitar, { id, body: { usuarioIds } });
