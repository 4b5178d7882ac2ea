import { TIPOS_DE_PREGUNTA, type TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import {
  IconArrowsSort,
  IconCheckbox,
  IconCircleDot,
  IconCursorText,
  IconForms,
  type Icon,
  IconHash,
  IconInfoCircle,
  IconLink,
  IconListCheck,
  IconPaperclip,
  IconWriting,
} from '@tabler/icons-react';
import type { ComposerProps } from '#preguntas/composer.ts';
import { preloadPlayers } from '#preguntas/players.ts';
import { type LazyPart, lazyPart } from '#ui/states/lazy-part.tsx';

interface Kind<T extends TipoPregunta> {
  readonly icon: Icon;
  /** How its author writes it. */
  readonly composer: LazyPart<ComposerProps<T>>;
}

/** Every kind of question as its author meets it; one that lacks something does not compile. */
export const kinds: { readonly [T in TipoPregunta]: Kind<T> } = {
  unica: {
    icon: IconCircleDot,
    composer: lazyPart(async () => (await import('#preguntas/unica/Composer.tsx')).UnicaComposer),
  },
  multiple: {
    icon: IconCheckbox,
    composer: lazyPart(async () => (await import('#preguntas/multiple/Composer.tsx')).MultipleComposer),
  },
  verdadero_falso: {
    icon: IconListCheck,
    composer: lazyPart(
      async () => (await import('#preguntas/verdadero_falso/Composer.tsx')).VerdaderoFalsoComposer,
    ),
  },
  corta: {
    icon: IconCursorText,
    composer: lazyPart(async () => (await import('#preguntas/corta/Composer.tsx')).CortaComposer),
  },
  numerica: {
    icon: IconHash,
    composer: lazyPart(async () => (await import('#preguntas/numerica/Composer.tsx')).NumericaComposer),
  },
  emparejar: {
    icon: IconLink,
    composer: lazyPart(async () => (await import('#preguntas/emparejar/Composer.tsx')).EmparejarComposer),
  },
  ordenar: {
    icon: IconArrowsSort,
    composer: lazyPart(async () => (await import('#preguntas/ordenar/Composer.tsx')).OrdenarComposer),
  },
  completar: {
    icon: IconForms,
    composer: lazyPart(async () => (await import('#preguntas/completar/Composer.tsx')).CompletarComposer),
  },
  ensayo: {
    icon: IconWriting,
    composer: lazyPart(async () => (await import('#preguntas/ensayo/Composer.tsx')).EnsayoComposer),
  },
  archivo: {
    icon: IconPaperclip,
    composer: lazyPart(async () => (await import('#preguntas/archivo/Composer.tsx')).ArchivoComposer),
  },
  descripcion: {
    icon: IconInfoCircle,
    composer: lazyPart(async () => (await import('#preguntas/descripcion/Composer.tsx')).DescripcionComposer),
  },
};

/** Any kind can be chosen at any moment: it is there by then, as it is written and as it is answered. */
export const preloadKinds = (): Promise<unknown> =>
  Promise.allSettled([
    preloadPlayers(TIPOS_DE_PREGUNTA),
    ...TIPOS_DE_PREGUNTA.map((tipo) => kinds[tipo].composer.preload()),
  ]);
