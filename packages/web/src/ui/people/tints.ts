import { hash } from '@catedra/shared/core/hash.ts';

/** How many hues there are; each has two shades. */
export const HUES = 8;

/** The same person always has the same hue, whatever list they are in. */
export const hueOf = (nombre: string, apellidos: string): number => hash(`${nombre} ${apellidos}`) % HUES;

/** In a list shades take turns, so that no two neighbours look the same even if their hue is. */
export const tintOf = (nombre: string, apellidos: string, place = 0): string =>
  `${hueOf(nombre, apellidos)}${place % 2 === 0 ? 'a' : 'b'}`;
