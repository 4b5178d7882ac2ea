import type { TipoPregunta } from '#preguntas/tipos.ts';

/** What each kind asks of whoever meets it, without its schema: a learner's screen loads no schemas. */
const QUE_PIDE: Readonly<Record<TipoPregunta, 'nada' | 'una' | 'varias'>> = {
  unica: 'una',
  multiple: 'varias',
  verdadero_falso: 'una',
  corta: 'una',
  numerica: 'una',
  emparejar: 'una',
  ordenar: 'una',
  completar: 'una',
  ensayo: 'una',
  archivo: 'una',
  descripcion: 'nada',
};

/** It is answered; what is not has neither number nor points. */
export const seResponde = (tipo: TipoPregunta): boolean => QUE_PIDE[tipo] !== 'nada';

/** Several of what is offered may be right. */
export const admiteVarias = (tipo: TipoPregunta): boolean => QUE_PIDE[tipo] === 'varias';
