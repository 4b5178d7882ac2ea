import * as api from '@catedra/shared/lotes/api.ts';
import type {
  CursoFuera,
  EnCursos,
  ExentosEnCursos,
  ProrrogadosEnCursos,
} from '@catedra/shared/lotes/asignaciones.ts';
import * as participantesApi from '@catedra/shared/participantes/api.ts';
import type { ResultadoDeExencion } from '@catedra/shared/participantes/exenciones.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Exencion } from '#parts/cursos/exempt/exempting.ts';
import { ask } from '#platform/ask.ts';
import { offerUndo } from '#ui/states/undo.ts';
import { cuenta } from '#ui/words/words.ts';

export interface Prorroga {
  readonly venceEn: string;
  readonly motivo: string;
  readonly tambienEnEvaluaciones: string[];
}

export const recordarEnCursos = (enCursos: EnCursos) => ask(api.recordarEnCursos, { body: { enCursos } });
export const eximirEnCursos = (enCursos: EnCursos, exencion: Exencion) =>
  ask(api.eximirEnCursos, { body: { enCursos, ...exencion } });
export const prorrogarEnCursos = (enCursos: EnCursos, prorroga: Prorroga) =>
  ask(api.prorrogarEnCursos, { body: { enCursos, ...prorroga } });

/** Asked anew each time: people change meanwhile. What is written as a reason changes none of it. */
export const recordadosQuery = (enCursos: EnCursos) =>
  queryOptions({
    queryKey: ['asignaciones', 'recordar', enCursos],
    queryFn: () => ask(api.recordarEnCursos, { body: { enCursos, simular: true } }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

export const preverExentos = (enCursos: EnCursos, hasta: string, dias: number) =>
  ask(api.eximirEnCursos, { body: { enCursos, hasta, dias, motivo: 'Previa', simular: true } });

export const prorrogadosQuery = (enCursos: EnCursos, venceEn: string | null) =>
  queryOptions({
    queryKey: ['asignaciones', 'prorrogar', enCursos, venceEn],
    queryFn: () =>
      ask(api.prorrogarEnCursos, {
        body: { enCursos, venceEn: venceEn ?? '', motivo: 'Previa', simular: true },
      }),
    enabled: venceEn !== null,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

export const todoCambia = (queryClient: QueryClient) =>
  Promise.all(
    ['usuarios', 'cursos', 'informes', 'reportes'].map((cual) =>
      queryClient.invalidateQueries({ queryKey: [cual] }),
    ),
  );

/** Takes back in each course exactly what the act did there. */
export function offerUndoOfWaivers(
  queryClient: QueryClient,
  words: string,
  { cursos }: ExentosEnCursos,
): void {
  const hechos = cursos.flatMap(({ curso, hechas, marca }) =>
    marca !== undefined && hechas > 0 ? [{ id: curso.id, marca }] : [],
  );
  if (hechos.length === 0) return;
  offerUndo({
    words,
    undo: async () => {
      for (const { id, marca } of hechos)
        await ask(participantesApi.deshacerExencion, { id, body: { marca } });
      await todoCambia(queryClient);
    },
  });
}

/** The same with dates; nothing is offered where they were too many to be told one by one. */
export function offerUndoOfDates(
  queryClient: QueryClient,
  words: string,
  { cursos }: ProrrogadosEnCursos,
): void {
  const con = cursos.filter(({ hechas }) => hechas > 0);
  if (con.length === 0 || con.some(({ antes }) => antes === undefined)) return;
  offerUndo({
    words,
    undo: async () => {
      for (const { curso, antes = [] } of con)
        for (const { marca = '', ids } of antes)
          await ask(api.deshacerDeCurso, { body: { que: 'plazo', cursoId: curso.id, ids, marca } });
      await todoCambia(queryClient);
    },
  });
}

const suma = (unas: readonly number[]) => unas.reduce((total, una) => total + una, 0);

/** What was foreseen of several courses, as of one. */
export const juntas = ({ cursos }: ExentosEnCursos): ResultadoDeExencion => ({
  hechas: suma(cursos.map(({ hechas }) => hechas)),
  yaTenian: suma(cursos.map(({ yaTenian }) => yaTenian)),
  iguales: suma(cursos.map(({ iguales }) => iguales)),
  cambian: suma(cursos.map(({ cambian }) => cambian)),
  yaVencidas: suma(cursos.map(({ yaVencidas }) => yaVencidas)),
  personas: cursos.flatMap(({ personas }) => personas),
});

export const cuantasHechas = (cursos: readonly { readonly hechas: number }[]): number =>
  suma(cursos.map(({ hechas }) => hechas));

const POR_QUE: Readonly<Record<CursoFuera, string>> = {
  sin_permiso: 'de cursos en los que no puedes hacerlo',
  sin_publicar: 'de cursos que no están publicados',
};

/** Which rows stay out with all of their course. */
export const cursosFuera = (fuera: ExentosEnCursos['fuera']): string[] =>
  fuera.map(
    ({ motivo, cuantas }) =>
      `${cuenta(cuantas, 'fila')} ${cuantas === 1 ? 'queda' : 'quedan'} fuera: ${cuantas === 1 ? 'es' : 'son'} ${POR_QUE[motivo]}.`,
  );
