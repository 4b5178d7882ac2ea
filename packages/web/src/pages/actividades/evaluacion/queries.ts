import { leerDeAutor, leerExcepciones } from '@catedra/shared/evaluaciones/api.ts';
import { leerAvisos } from '@catedra/shared/feedback/api.ts';
import { leerFalladas, leerResultados, leerSinEmpezar, leerUnIntento } from '@catedra/shared/intentos/api.ts';
import { leerBanco, leerCarpetas, leerPregunta, leerVersiones } from '@catedra/shared/preguntas/api.ts';
import type { ConsultaDelBanco } from '@catedra/shared/preguntas/schemas.ts';
import type { ConsultaDeResultados, ConsultaSinEmpezar } from '@catedra/shared/intentos/resultados.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import { preloadWhole } from '#preguntas/players.ts';

export const autorKey = (id: string) => ['evaluaciones', id, 'autor'] as const;

/** An evaluation with its questions and keys, as its author works on it. */
export const autorQuery = (id: string) =>
  queryOptions({
    queryKey: autorKey(id),
    queryFn: ({ signal }) => ask(leerDeAutor, { id }, { signal }),
    meta: { escucha: ['evaluaciones', 'composiciones', 'actividades'] },
  });

export const bancoQuery = (query: Partial<ConsultaDelBanco>) =>
  queryOptions({
    queryKey: ['preguntas', 'banco', query],
    queryFn: ({ signal }) => ask(leerBanco, { query: { limite: 50, ...query } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { escucha: ['preguntas', 'carpetas'] },
  });

export const carpetasQuery = queryOptions({
  queryKey: ['preguntas', 'carpetas'],
  queryFn: ({ signal }) => ask(leerCarpetas, {}, { signal }),
  meta: { escucha: ['carpetas', 'preguntas'] },
});

/** A question, and what draws those of its kind: it is shown whole. */
export const preguntaQuery = (id: string) =>
  queryOptions({
    queryKey: ['preguntas', id],
    queryFn: async ({ signal }) => {
      const una = await ask(leerPregunta, { id }, { signal });
      await preloadWhole([una.tipo]);
      return una;
    },
    meta: { escucha: ['preguntas', 'composiciones'] },
  });

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

export const versionesQuery = (id: string) =>
  queryOptions({
    queryKey: ['preguntas', id, 'versiones'],
    queryFn: ({ signal }) => ask(leerVersiones, { id }, { signal }),
    meta: { escucha: ['preguntas'], soloId: id },
  });

export const intentoQuery = (id: string) =>
  queryOptions({
    queryKey: ['intentos', id],
    queryFn: ({ signal }) => ask(leerUnIntento, { id }, { signal }),
    meta: { escucha: ['progreso'] },
  });
