import type { ClaveDe } from '@catedra/shared/preguntas/tipos.ts';

/** A written answer that is accepted, with its explanation. */
export type Patron = ClaveDe<'corta'>['patrones'][number];
export type ReglasDeTexto = Omit<ClaveDe<'corta'>, 'explicacion'>;
/** A number that is accepted, with its margin and explanation. */
export type ClaveNumerica = ClaveDe<'numerica'>['claves'][number];
export type Tolerancia = ClaveNumerica['tolerancia'];
