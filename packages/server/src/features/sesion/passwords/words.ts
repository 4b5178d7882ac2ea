import { withoutAccents } from '@catedra/shared/core/accents.ts';
import { randomInt } from 'node:crypto';
import { wordlist } from '@scure/bip39/wordlists/spanish.js';

/** What nobody wants to read aloud to somebody else. */
const FUERA = new Set(
  `abuso acoso agonia amante anciano ano ateo atroz azote baba bomba bruja burro cadaver calvo cancer carcel cerdo ciego
  cojo crimen cruz culpa delito desnudo diablo droga ebrio enano enfermo feo fiebre fumar fusil gordo grasa guerra herir
  hurto ladron loco mafia maldad matar miedo morir muerte negro obeso odiar odio pecado preso raza rehen sangre sexo sordo
  tabaco terror tonto toxico tumba tumor ulcera vago veneno vicio viejo`.split(/\s+/),
);

const PALABRAS = 4;

/** «Puño» without its tilde is no word: those with ñ stay out. */
const CON_EÑE = /n\u0303/;

/** Short Spanish words that differ by their first four letters, written without accents: said over a phone, typed on one. */
export const VOCABULARIO: readonly string[] = wordlist
  .filter((palabra) => !CON_EÑE.test(palabra.normalize('NFD')))
  .map(withoutAccents)
  .filter((palabra) => !FUERA.has(palabra));

/** Some 44 bits: for argon2id and the limits of the door, never for a fast hash. */
export const nuevasPalabras = (): string =>
  Array.from({ length: PALABRAS }, () => VOCABULARIO[randomInt(VOCABULARIO.length)]).join(' ');

/** However they were typed: with hyphens, capitals, accents or a space too many. */
export const palabrasLlanas = (escritas: string): string =>
  withoutAccents(escritas)
    .toLowerCase()
    .split(/[\s\-–—_.,]+/)
    .filter(Boolean)
    .join(' ');
