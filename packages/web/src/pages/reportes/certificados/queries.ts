import { leerRegistro } from '@catedra/shared/certificados/api.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';

export interface FiltrosDeRegistro {
  readonly estado: 'valido' | 'caducado' | 'sustituido' | 'retirado' | undefined;
  readonly cursoId: string | undefined;
  readonly buscar: string | undefined;
}

export const registroQuery = (filtros: FiltrosDeRegistro, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['certificados', 'registro', filtros, cursor],
    queryFn: ({ signal }) => ask(leerRegistro, { query: { ...filtros, cursor } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { escucha: ['certificados', 'progreso', 'usuarios'] },
  });
