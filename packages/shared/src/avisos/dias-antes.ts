import { z } from 'zod';
import { entero } from '#core/fields.ts';

/** On how many days, at most, it is said that something falls due. */
export const MAX_DIAS_DE_AVISO = 5;
export const MAX_DIAS_ANTES = 365;

/** How many days before it is said that a course falls due, the first time, and that it expires, once it is to be renewed. */
export const DIAS_ANTES = { vence: [14, 7, 1], caduca: [30, 7, 1] } as const;

/** The days before a date on which it is said, the farthest first; none: nothing is said before it. */
export const diasAntes = z
  .array(entero(1, MAX_DIAS_ANTES))
  .max(MAX_DIAS_DE_AVISO, `Como mucho, ${MAX_DIAS_DE_AVISO} días distintos.`)
  .overwrite((dias) => [...new Set(dias)].toSorted((a, b) => b - a));

/** As somebody writes them: «14, 7 y 1». */
export const diasEnPalabras = (dias: readonly number[]): string =>
  dias.length === 0
    ? 'Antes de la fecha no se avisa.'
    : `${new Intl.ListFormat('es').format(dias.map(String))} ${dias.length === 1 && dias[0] === 1 ? 'día' : 'días'} antes.`;
