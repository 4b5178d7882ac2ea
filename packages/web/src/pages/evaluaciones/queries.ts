import { leerExcepciones } from '@catedra/shared/evaluaciones/api.ts';
import { leerAvisos } from '@catedra/shared/feedback/api.ts';
import type {
  ConsultaDeEstadistica,
  ConsultaDePregunta,
} from '@catedra/shared/intentos/estadistica/esquemas.ts';
import {
  leerEstadistica,
  leerEstadisticaDePreguntas,
  leerFalladas,
  leerPorPersona,
  leerPreguntaPorDentro,
  leerPrueba,
  leerReparto,
  leerResultados,
  leerSinEmpezar,
  leerUnIntento,
} from '@catedra/shared/intentos/api.ts';
import type { ConsultaDeResultados, ConsultaSinEmpezar } from '@catedra/shared/intentos/resultados.ts';
import type { ConsultaDeReparto, ConsultaPorPersona } from '@catedra/shared/intentos/por-persona.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

export const excepcionesQuery = (id: string) =>
  queryOptions({
    queryKey: ['evaluaciones', id, 'excepciones'],
    queryFn: ({ signal }) => ask(leerExcepciones, { id }, { signal }),
    meta: { escucha: ['evaluaciones', 'composiciones'] },
  });

export const resultadosQuery = (id: string, query: Partial<ConsultaDeResultados>) =>
  queryOptions({
    queryKey: ['evaluaciones', id, 'resultados', query],
    queryFn: ({ signal }) => ask(leerResultados, { id, query: { limite: 50, ...query } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { escucha: ['evaluaciones', 'progreso'] },
  });

/** How the marks of people lie. */
export const repartoQuery = (id: string, query: Partial<ConsultaDeReparto>) =>
  queryOptions({
    queryKey: ['evaluaciones', id, 'reparto', query],
    queryFn: ({ signal }) => ask(leerReparto, { id, query }, { signal }),
    placeholderData: keepPreviousData,
    meta: { escucha: ['evaluaciones', 'progreso'] },
  });

export const porPersonaQuery = (id: string, query: Partial<ConsultaPorPersona>) =>
  queryOptions({
    queryKey: ['evaluaciones', id, 'por-persona', query],
    queryFn: ({ signal }) => ask(leerPorPersona, { id, query: { limite: 50, ...query } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { escucha: ['evaluaciones', 'progreso'] },
  });

/** What the marks say: it comes first. */
export const estadisticaQuery = (id: string, query: Partial<ConsultaDeEstadistica>) =>
  queryOptions({
    queryKey: ['evaluaciones', id, 'estadistica', query],
    queryFn: ({ signal }) => ask(leerEstadistica, { id, query }, { signal }),
    placeholderData: keepPreviousData,
    meta: { escucha: ['evaluaciones', 'progreso'] },
  });

/** What the answers say of each question. */
export const medidasQuery = (id: string, query: Partial<ConsultaDeEstadistica>) =>
  queryOptions({
    queryKey: ['evaluaciones', id, 'estadistica', 'preguntas', query],
    queryFn: ({ signal }) => ask(leerEstadisticaDePreguntas, { id, query }, { signal }),
    placeholderData: keepPreviousData,
    meta: { escucha: ['evaluaciones', 'progreso'] },
  });

export const porDentroQuery = (id: string, preguntaId: string, query: Partial<ConsultaDePregunta>) =>
  queryOptions({
    queryKey: ['evaluaciones', id, 'estadistica', 'preguntas', preguntaId, query],
    queryFn: ({ signal }) => ask(leerPreguntaPorDentro, { id, preguntaId, query }, { signal }),
    meta: { escucha: ['evaluaciones', 'progreso'] },
  });

/** Of which evaluation some results are, by its activity, also in the bin. */
export const pruebaQuery = (actividadId: string) =>
  queryOptions({
    queryKey: ['evaluaciones', 'prueba', actividadId],
    queryFn: ({ signal }) => ask(leerPrueba, { id: actividadId }, { signal }),
    meta: { escucha: ['actividades', 'cursos'] },
  });

/** What somebody failed, with how many. */
export const falladasQuery = (id: string) =>
  queryOptions({
    queryKey: ['evaluaciones', id, 'falladas'],
    queryFn: ({ signal }) => ask(leerFalladas, { id }, { signal }),
    meta: { escucha: ['evaluaciones', 'progreso'] },
  });

export const sinEmpezarQuery = (id: string, query: Partial<ConsultaSinEmpezar>) =>
  queryOptions({
    queryKey: ['evaluaciones', id, 'sin-empezar', query],
    queryFn: ({ signal }) => ask(leerSinEmpezar, { id, query: { limite: 50, ...query } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { escucha: ['evaluaciones', 'progreso'] },
  });

/** What was reported of its questions by those who met them. */
export const avisosQuery = (id: string) =>
  queryOptions({
    queryKey: ['evaluaciones', id, 'avisos'],
    queryFn: ({ signal }) => ask(leerAvisos, { id }, { signal }),
    meta: { escucha: ['feedback'] },
  });

export const intentoQuery = (id: string) =>
  queryOptions({
    queryKey: ['intentos', id],
    queryFn: ({ signal }) => ask(leerUnIntento, { id }, { signal }),
    meta: { escucha: ['progreso'] },
  });
