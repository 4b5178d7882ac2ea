import { leerBanco, leerCarpetas, leerPregunta, leerVersiones } from '@catedra/shared/preguntas/api.ts';
import type { ConsultaDelBanco } from '@catedra/shared/preguntas/schemas.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import { preloadWhole } from '#preguntas/players.ts';

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

export const versionesQuery = (id: string) =>
  queryOptions({
    queryKey: ['preguntas', id, 'versiones'],
    queryFn: ({ signal }) => ask(leerVersiones, { id }, { signal }),
    meta: { escucha: ['preguntas'], soloId: id },
  });
