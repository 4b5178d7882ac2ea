import { MINUTO } from '#core/duraciones.ts';
import { z } from 'zod';
import { type Fines, seAcabanLosIntentos } from '#evaluaciones/efectivo.ts';

/** What a learner may see of an attempt, besides that it exists. */
export const COSAS = [
  'nota',
  'respuestas',
  'aciertos',
  'correctas',
  'explicaciones',
  'comentario',
  'corrector',
] as const;
export type Cosa = (typeof COSAS)[number];

/**
 * When: while it lasts (practice alone), in the two minutes after it, later while the evaluation is open, once the person has
 * no attempt left, once it closed. What is shown when no attempt is left comes on top of what the clock shows.
 */
export const MOMENTOS = ['durante', 'al_entregar', 'mas_tarde', 'sin_intentos', 'al_cerrar'] as const;
export type Momento = (typeof MOMENTOS)[number];

const cosas = z.array(z.enum(COSAS)).max(COSAS.length);

/** The review matrix: what × when. */
export const revision = z.strictObject({
  durante: cosas,
  al_entregar: cosas,
  mas_tarde: cosas,
  /** Nothing in those that were made before there was such a moment. */
  sin_intentos: cosas.default([]),
  al_cerrar: cosas,
});
export type Revision = z.output<typeof revision>;

/** Who marked is told only where its author says so: nobody starts from it. */
const TODAS = COSAS.filter((cosa) => cosa !== 'corrector');
const SIN_SOLUCIONES = ['nota', 'respuestas', 'aciertos', 'comentario'] as const;

/** Those that an author starts from; the first is how a new evaluation begins. */
export const REVISIONES_DE_PARTIDA = {
  prueba: {
    durante: [],
    al_entregar: SIN_SOLUCIONES,
    mas_tarde: SIN_SOLUCIONES,
    sin_intentos: TODAS,
    al_cerrar: SIN_SOLUCIONES,
  },
  examen: {
    durante: [],
    al_entregar: ['nota', 'comentario'],
    mas_tarde: ['nota', 'comentario'],
    sin_intentos: [],
    al_cerrar: TODAS,
  },
  repaso: { durante: [], al_entregar: TODAS, mas_tarde: TODAS, sin_intentos: [], al_cerrar: TODAS },
  practica: { durante: TODAS, al_entregar: TODAS, mas_tarde: TODAS, sin_intentos: [], al_cerrar: TODAS },
} as const satisfies Readonly<Record<string, { readonly [M in Momento]: readonly Cosa[] }>>;

export type Partida = keyof typeof REVISIONES_DE_PARTIDA;

/** One's own copy of one of them. */
export const revisionDePartida = (partida: Partida): Revision =>
  Object.fromEntries(
    MOMENTOS.map((momento) => [momento, [...REVISIONES_DE_PARTIDA[partida][momento]]]),
  ) as Revision;

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

const JUSTO_DESPUES = 2 * MINUTO;

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

/** The column of the matrix that the clock points at. */
export function momentoDeRevision(
  { entregadoEn, cerrada }: Cuando,
  now: Date,
): Exclude<Momento, 'sin_intentos'> {
  if (entregadoEn === null) return 'durante';
  if (cerrada) return 'al_cerrar';
  return now.getTime() - Date.parse(entregadoEn) < JUSTO_DESPUES ? 'al_entregar' : 'mas_tarde';
}

export interface CuandoSeMira extends Cuando {
  /** Nobody lets them try again, nor are they trying now. */
  readonly sinIntentos: boolean;
}

export function loQueSeVe(matriz: Revision, cuando: CuandoSeMira, now: Date): ReadonlySet<Cosa> {
  const momento = momentoDeRevision(cuando, now);
  const alFinal = momento !== 'durante' && cuando.sinIntentos ? matriz.sin_intentos : [];
  return new Set([...matriz[momento], ...alFinal]);
}

/** From which moment on something is seen for good; null when no moment that is known to come shows it. */
export function desdeCuandoSeVe(matriz: Revision, cosa: Cosa, limites: Fines): Momento | null {
  const llega: Readonly<Partial<Record<Momento, boolean>>> = {
    mas_tarde: true,
    sin_intentos: seAcabanLosIntentos(limites),
    al_cerrar: limites.cierraEn !== null,
  };
  return MOMENTOS.find((momento) => llega[momento] && matriz[momento].includes(cosa)) ?? null;
}

/** What was right can be read while there are attempts left: whoever tries again knows it. */
export const regalaLasSoluciones = (
  matriz: Revision,
  { intentos, practica }: { readonly intentos: number | null; readonly practica: boolean },
): boolean =>
  !practica &&
  intentos !== 1 &&
  (['al_entregar', 'mas_tarde'] as const).some((momento) =>
    matriz[momento].some((cosa) => cosa === 'correctas' || cosa === 'explicaciones'),
  );
