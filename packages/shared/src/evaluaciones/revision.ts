import { z } from 'zod';

/** What a learner may see of an attempt, besides that it exists. */
export const COSAS = ['nota', 'respuestas', 'aciertos', 'correctas', 'explicaciones', 'comentario'] as const;
export type Cosa = (typeof COSAS)[number];

/** When: while it lasts (practice alone), in the two minutes after it, later while the evaluation is open, once it closed. */
export const MOMENTOS = ['durante', 'al_entregar', 'mas_tarde', 'al_cerrar'] as const;
export type Momento = (typeof MOMENTOS)[number];

const cosas = z.array(z.enum(COSAS)).max(COSAS.length);

/** The review matrix: what × when. */
export const revision = z.strictObject({
  durante: cosas,
  al_entregar: cosas,
  mas_tarde: cosas,
  al_cerrar: cosas,
});
export type Revision = z.output<typeof revision>;

const TODAS = [...COSAS];

/** The three that an author starts from. */
export const REVISIONES_DE_PARTIDA = {
  examen: {
    durante: [],
    al_entregar: ['nota', 'comentario'],
    mas_tarde: ['nota', 'comentario'],
    al_cerrar: TODAS,
  },
  repaso: { durante: [], al_entregar: TODAS, mas_tarde: TODAS, al_cerrar: TODAS },
  practica: { durante: TODAS, al_entregar: TODAS, mas_tarde: TODAS, al_cerrar: TODAS },
} as const satisfies Readonly<Record<string, { readonly [M in Momento]: readonly Cosa[] }>>;

/** Whoever sees what was right sees the mark too. */
const DICEN_LA_NOTA: readonly Cosa[] = ['aciertos', 'correctas'];

export function errorDeRevision(matriz: Revision, practica: boolean): string | null {
  if (!practica && matriz.durante.length > 0)
    return 'Durante la prueba solo se enseña algo en las prácticas.';
  const calla = MOMENTOS.some(
    (momento) =>
      matriz[momento].some((cosa) => DICEN_LA_NOTA.includes(cosa)) && !matriz[momento].includes('nota'),
  );
  return calla && !practica ? 'Quien ve lo que era correcto ve también su nota.' : null;
}

const JUSTO_DESPUES = 2 * 60_000;

/**
 * What is seen once it closed waits for everyone's close and for one's own: whoever can still begin must not read what
 * was right, and nobody reads it while the others can. Null: it is not known when.
 */
export const cierreDeRevision = (deTodos: string | null, suyo: string | null): string | null =>
  deTodos === null || suyo === null ? null : Date.parse(suyo) > Date.parse(deTodos) ? suyo : deTodos;

interface Cuando {
  readonly entregadoEn: string | null;
  readonly cerrada: boolean;
}

/** The column of the matrix that holds at this moment. */
export function momentoDeRevision({ entregadoEn, cerrada }: Cuando, now: Date): Momento {
  if (entregadoEn === null) return 'durante';
  if (cerrada) return 'al_cerrar';
  return now.getTime() - Date.parse(entregadoEn) < JUSTO_DESPUES ? 'al_entregar' : 'mas_tarde';
}

export const loQueSeVe = (matriz: Revision, cuando: Cuando, now: Date): ReadonlySet<Cosa> =>
  new Set(matriz[momentoDeRevision(cuando, now)]);
