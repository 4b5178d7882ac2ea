import type { TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
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
import { lazy, type LazyExoticComponent } from 'react';
import type { Composer } from '#preguntas/composer.ts';

interface Kind<T extends TipoPregunta> {
  readonly icon: Icon;
  /** How its author writes it. */
  readonly composer: LazyExoticComponent<Composer<T>>;
}

/** Every kind of question as its author meets it; one that lacks something does not compile. */
export const kinds: { readonly [T in TipoPregunta]: Kind<T> } = {
  unica: {
    icon: IconCircleDot,
    composer: lazy(() =>
      import('#preguntas/unica/Composer.tsx').then((module) => ({ default: module.UnicaComposer })),
    ),
  },
  multiple: {
    icon: IconCheckbox,
    composer: lazy(() =>
      import('#preguntas/multiple/Composer.tsx').then((module) => ({ default: module.MultipleComposer })),
    ),
  },
  verdadero_falso: {
    icon: IconListCheck,
    composer: lazy(() =>
      import('#preguntas/verdadero_falso/Composer.tsx').then((module) => ({
        default: module.VerdaderoFalsoComposer,
      })),
    ),
  },
  corta: {
    icon: IconCursorText,
    composer: lazy(() =>
      import('#preguntas/corta/Composer.tsx').then((module) => ({ default: module.CortaComposer })),
    ),
  },
  numerica: {
    icon: IconHash,
    composer: lazy(() =>
      import('#preguntas/numerica/Composer.tsx').then((module) => ({ default: module.NumericaComposer })),
    ),
  },
  emparejar: {
    icon: IconLink,
    composer: lazy(() =>
      import('#preguntas/emparejar/Composer.tsx').then((module) => ({ default: module.EmparejarComposer })),
    ),
  },
  ordenar: {
    icon: IconArrowsSort,
    composer: lazy(() =>
      import('#preguntas/ordenar/Composer.tsx').then((module) => ({ default: module.OrdenarComposer })),
    ),
  },
  completar: {
    icon: IconForms,
    composer: lazy(() =>
      import('#preguntas/completar/Composer.tsx').then((module) => ({ default: module.CompletarComposer })),
    ),
  },
  ensayo: {
    icon: IconWriting,
    composer: lazy(() =>
      import('#preguntas/ensayo/Composer.tsx').then((module) => ({ default: module.EnsayoComposer })),
    ),
  },
  archivo: {
    icon: IconPaperclip,
    composer: lazy(() =>
      import('#preguntas/archivo/Composer.tsx').then((module) => ({ default: module.ArchivoComposer })),
    ),
  },
  descripcion: {
    icon: IconInfoCircle,
    composer: lazy(() =>
      import('#preguntas/descripcion/Composer.tsx').then((module) => ({
        default: module.DescripcionComposer,
      })),
    ),
  },
};
