import type { IntentoEnCurso, PreguntaDelIntento } from '@catedra/shared/intentos/en-curso.ts';
import { seResponde } from '@catedra/shared/preguntas/que-pide.ts';

type Attempt = Pick<IntentoEnCurso, 'preguntas' | 'porPagina' | 'secuencial'>;

/** The places on each page: as many questions as it holds, each description with the first of its own. */
export function pagesOf({ preguntas, porPagina, secuencial }: Attempt): number[][] {
  if (secuencial) return preguntas.map(({ lugar }) => [lugar]);
  if (porPagina === null) return [preguntas.map(({ lugar }) => lugar)];
  const pages: number[][] = [];
  let page: number[] = [];
  let asked = 0;
  for (const { lugar, tipo, bajo } of preguntas) {
    const heads = page.length > 0 && asked >= porPagina && bajo === null;
    if (heads || (seResponde(tipo) && asked >= porPagina)) {
      pages.push(page);
      page = [];
      asked = 0;
    }
    page.push(lugar);
    if (seResponde(tipo)) asked += 1;
  }
  if (page.length > 0) pages.push(page);
  return pages;
}

/** Descriptions stay in sight while one answers what stands under them. */
export const headsOf = (page: readonly number[], preguntas: readonly PreguntaDelIntento[]): number[] => [
  ...new Set(
    page.flatMap((lugar) => {
      const bajo = preguntas[lugar]?.bajo ?? null;
      return bajo === null || page.includes(bajo) ? [] : [bajo];
    }),
  ),
];

/** The number of each question, by place: descriptions have none. */
export function numbersOf(preguntas: readonly Pick<PreguntaDelIntento, 'lugar' | 'tipo'>[]) {
  const asked = preguntas.filter(({ tipo }) => seResponde(tipo));
  return new Map(asked.map(({ lugar }, index) => [lugar, index + 1]));
}

/** «3 de 11», or «1–11 de 11» where the page holds several; a page that only informs says which page it is. */
export function whereOf(
  page: readonly number[],
  numbers: ReadonlyMap<number, number>,
  index: number,
): string {
  const asked = page.flatMap((lugar) => numbers.get(lugar) ?? []);
  const first = asked.at(0) ?? index + 1;
  const last = asked.at(-1) ?? first;
  return `${first === last ? first : `${first}–${last}`} de ${numbers.size}`;
}
