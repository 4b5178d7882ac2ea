import type { ComponentType } from 'react';
import type { TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import type { PlayerProps, ReviewProps } from '#preguntas/formas.ts';
import { beside, untilItComes } from '#ui/frame/beside.ts';

type Load<P> = () => Promise<ComponentType<P>>;

interface Kind<T extends TipoPregunta> {
  readonly player: Load<PlayerProps<T>>;
  readonly review: Load<ReviewProps<T>>;
  /** What its player asks for once it is in sight. */
  readonly inside?: () => Promise<void>;
  /** Its answers can be chosen by their letter. */
  readonly letters: boolean;
}

const kinds: { readonly [T in TipoPregunta]: Kind<T> } = {
  unica: {
    player: async () => (await import('#preguntas/unica/Player.tsx')).Player,
    review: async () => (await import('#preguntas/unica/Review.tsx')).Review,
    letters: true,
  },
  multiple: {
    player: async () => (await import('#preguntas/multiple/Player.tsx')).Player,
    review: async () => (await import('#preguntas/multiple/Review.tsx')).Review,
    letters: true,
  },
  verdadero_falso: {
    player: async () => (await import('#preguntas/verdadero_falso/Player.tsx')).Player,
    review: async () => (await import('#preguntas/verdadero_falso/Review.tsx')).Review,
    letters: true,
  },
  corta: {
    player: async () => (await import('#preguntas/corta/Player.tsx')).Player,
    review: async () => (await import('#preguntas/corta/Review.tsx')).Review,
    letters: false,
  },
  numerica: {
    player: async () => (await import('#preguntas/numerica/Player.tsx')).Player,
    review: async () => (await import('#preguntas/numerica/Review.tsx')).Review,
    letters: false,
  },
  emparejar: {
    player: async () => (await import('#preguntas/emparejar/Player.tsx')).Player,
    review: async () => (await import('#preguntas/emparejar/Review.tsx')).Review,
    letters: false,
  },
  ordenar: {
    player: async () => (await import('#preguntas/ordenar/Player.tsx')).Player,
    review: async () => (await import('#preguntas/ordenar/Review.tsx')).Review,
    letters: false,
  },
  completar: {
    player: async () => (await import('#preguntas/completar/Player.tsx')).Player,
    review: async () => (await import('#preguntas/completar/Review.tsx')).Review,
    letters: false,
  },
  ensayo: {
    player: async () => (await import('#preguntas/ensayo/Player.tsx')).Player,
    review: async () => (await import('#preguntas/ensayo/Review.tsx')).Review,
    inside: async () => (await import('#parts/texto/RichTextField.tsx')).preloadWriting(),
    letters: false,
  },
  archivo: {
    player: async () => (await import('#preguntas/archivo/Player.tsx')).Player,
    review: async () => (await import('#preguntas/archivo/Review.tsx')).Review,
    letters: false,
  },
  descripcion: {
    player: async () => (await import('#preguntas/descripcion/Player.tsx')).Player,
    review: async () => (await import('#preguntas/descripcion/Player.tsx')).Player,
    letters: false,
  },
};

const TIPOS = Object.keys(kinds) as TipoPregunta[];

/** Each kind travels alone; what pairs a kind with its own shape is its name in both. */
const made = <P extends object>(load: () => Promise<unknown>): ComponentType<P> =>
  beside(async () => (await load()) as ComponentType<P>);

const byKind = <P extends object>(what: 'player' | 'review') =>
  Object.fromEntries(TIPOS.map((tipo) => [tipo, made<P>(kinds[tipo][what])])) as Record<
    TipoPregunta,
    ComponentType<P>
  >;

export const PLAYERS = byKind<PlayerProps>('player');
export const REVIEWS = byKind<ReviewProps>('review');

const loaded = new Map<TipoPregunta, ComponentType<PlayerProps>>();

/** Everything an attempt needs, before the network goes. */
export const preloadPlayers = (tipos: Iterable<TipoPregunta>): Promise<unknown> =>
  Promise.allSettled(
    [...new Set(tipos)].map(async (tipo) => {
      loaded.set(tipo, (await kinds[tipo].player()) as ComponentType<PlayerProps>);
    }),
  );

/** What their players ask for once they are in sight: the editor of essays is there before the network goes. */
export function preloadInside(tipos: Iterable<TipoPregunta>): void {
  for (const tipo of new Set(tipos)) {
    const { inside } = kinds[tipo];
    if (inside) void untilItComes(inside);
  }
}

/** Players with all that is inside them, so that what shows them is drawn whole. */
export const preloadWhole = (tipos: readonly TipoPregunta[]): Promise<unknown> =>
  Promise.allSettled([preloadPlayers(tipos), ...tipos.map((tipo) => kinds[tipo].inside?.())]);

/** What is here already is drawn at once; the rest comes in its time. */
export const playerOf = (tipo: TipoPregunta): ComponentType<PlayerProps> => loaded.get(tipo) ?? PLAYERS[tipo];

export const hasLetters = (tipo: TipoPregunta): boolean => kinds[tipo].letters;
