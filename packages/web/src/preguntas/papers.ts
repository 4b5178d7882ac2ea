import type { TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import type { ComponentType } from 'react';
import { Nothing } from '#preguntas/PaperLines.tsx';
import { Paper as Archivo } from '#preguntas/archivo/Paper.tsx';
import { Paper as Completar } from '#preguntas/completar/Paper.tsx';
import { Paper as Corta } from '#preguntas/corta/Paper.tsx';
import { Paper as Emparejar } from '#preguntas/emparejar/Paper.tsx';
import { Paper as Ensayo } from '#preguntas/ensayo/Paper.tsx';
import { Paper as Numerica } from '#preguntas/numerica/Paper.tsx';
import { Paper as Ordenar } from '#preguntas/ordenar/Paper.tsx';
import type { PaperProps } from '#preguntas/formas.ts';
import { PaperChoices } from '#preguntas/PaperChoices.tsx';

/** Where each kind is answered with a pen. */
const kinds: { readonly [T in TipoPregunta]: ComponentType<PaperProps<T>> } = {
  unica: PaperChoices,
  multiple: PaperChoices,
  verdadero_falso: PaperChoices,
  corta: Corta,
  numerica: Numerica,
  emparejar: Emparejar,
  ordenar: Ordenar,
  completar: Completar,
  ensayo: Ensayo,
  archivo: Archivo,
  descripcion: Nothing,
};

/** What pairs a kind with its own shape is its name in both. */
export const PAPERS = kinds as unknown as Readonly<Record<TipoPregunta, ComponentType<PaperProps>>>;
