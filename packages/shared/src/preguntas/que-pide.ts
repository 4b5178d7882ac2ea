import type { Resta } from '#preguntas/resta.ts';
import type { TipoPregunta } from '#preguntas/tipos.ts';

interface QuePide {
  /** How much of what is offered, or written, an answer is. */
  readonly responde: 'nada' | 'una' | 'varias';
  /** Whether a mistake can cost anything: what a person marks never does, and a share by options needs options. */
  readonly resta: 'nunca' | 'si' | 'con_opciones';
}

const ESCRITA: QuePide = { responde: 'una', resta: 'si' };
const A_MANO: QuePide = { responde: 'una', resta: 'nunca' };

/** What each kind asks of whoever meets it, without its schema: a learner's screen loads no schemas. */
const QUE_PIDE: Readonly<Record<TipoPregunta, QuePide>> = {
  unica: { responde: 'una', resta: 'con_opciones' },
  multiple: { responde: 'varias', resta: 'si' },
  verdadero_falso: { responde: 'una', resta: 'con_opciones' },
  corta: ESCRITA,
  numerica: ESCRITA,
  emparejar: ESCRITA,
  ordenar: ESCRITA,
  completar: ESCRITA,
  ensayo: A_MANO,
  archivo: A_MANO,
  descripcion: { responde: 'nada', resta: 'nunca' },
};

/** It is answered; what is not has neither number nor points. */
export const seResponde = (tipo: TipoPregunta): boolean => QUE_PIDE[tipo].responde !== 'nada';

/** Only a person can say what its answer gives. */
export const laCorrigeUnaPersona = (tipo: TipoPregunta): boolean => QUE_PIDE[tipo] === A_MANO;

/** Several of what is offered may be right. */
export const admiteVarias = (tipo: TipoPregunta): boolean => QUE_PIDE[tipo].responde === 'varias';

/** A mistake in a question of this kind takes something away. */
export function unErrorResta(tipo: TipoPregunta, resta: Resta): boolean {
  const costar = QUE_PIDE[tipo].resta;
  if (resta === '0' || costar === 'nunca') return false;
  return resta !== 'opciones' || costar === 'con_opciones';
}

export const DONDE_RESTA = ['nunca', 'a_veces', 'siempre'] as const;
export type DondeResta = (typeof DONDE_RESTA)[number];

/** Of all that an evaluation may ask, where a mistake takes something away. */
export function dondeResta(preguntas: readonly (readonly [TipoPregunta, Resta])[]): DondeResta {
  const restan = preguntas.filter(([tipo, resta]) => unErrorResta(tipo, resta)).length;
  if (restan === 0) return 'nunca';
  return restan === preguntas.length ? 'siempre' : 'a_veces';
}
