import * as api from '@catedra/shared/participantes/api.ts';
import type { DarExencion, ResultadoDeExencion } from '@catedra/shared/participantes/exenciones.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import { offerUndo } from '#ui/states/undo.ts';
import { cuenta } from '#ui/words/words.ts';

/** These people, or everyone the list shows. */
export type Quienes = Omit<DarExencion, 'hasta' | 'dias' | 'motivo' | 'simular'>;

export interface Exencion {
  readonly hasta: string;
  readonly dias: number;
  readonly motivo: string;
}

export const eximir = (id: string, quienes: Quienes, exencion: Exencion) =>
  ask(api.eximirDeCurso, { id, body: { ...quienes, ...exencion, simular: false } });

export const quitarExencion = (id: string, quienes: Quienes, motivo: string) =>
  ask(api.quitarExencion, { id, body: { ...quienes, motivo, simular: false } });

export const preverExencion = (id: string, quienes: Quienes, hasta: string, dias: number) =>
  ask(api.eximirDeCurso, { id, body: { ...quienes, hasta, dias, motivo: 'Previa', simular: true } });

export const finPrevistoQuery = (id: string, quienes: Quienes) =>
  queryOptions({
    queryKey: ['cursos', id, 'quitar-exencion', quienes],
    queryFn: () => ask(api.quitarExencion, { id, body: { ...quienes, motivo: 'Previa', simular: true } }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

export const exencionesQuery = (usuarioId: string, cursoId: string) =>
  queryOptions({
    queryKey: ['usuarios', usuarioId, 'exenciones', cursoId],
    queryFn: () => ask(api.leerExenciones, { id: usuarioId, query: { cursoId } }),
    meta: { escucha: ['usuarios'] },
  });

/** Takes back exactly what the act did. */
export function offerExemptUndo(
  queryClient: QueryClient,
  cursoId: string,
  words: string,
  { marca, hechas }: ResultadoDeExencion,
): void {
  if (marca === undefined || hechas === 0) return;
  offerUndo({
    words,
    undo: async () => {
      await ask(api.deshacerExencion, { id: cursoId, body: { marca } });
      await queryClient.invalidateQueries({ queryKey: ['usuarios'] });
      await queryClient.invalidateQueries({ queryKey: ['cursos'] });
    },
  });
}

export function trasEximir({ hechas, iguales }: ResultadoDeExencion): string {
  const ya =
    iguales > 0 ? ` ${cuenta(iguales, 'persona')} ya lo ${iguales === 1 ? 'estaba' : 'estaban'}.` : '';
  if (hechas === 0) return `No se eximió a nadie.${ya}`;
  return `Se eximió a ${cuenta(hechas, 'persona')}.${ya}`;
}

export const trasQuitar = ({ hechas }: ResultadoDeExencion): string =>
  hechas === 0 ? 'Nadie estaba exento.' : `Se quitó la exención a ${cuenta(hechas, 'persona')}.`;
