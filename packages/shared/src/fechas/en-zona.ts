import type { Dia, Local } from '#fechas/calendario.ts';
import { cualDeLasDos } from '#fechas/hora-repetida.ts';

type Momento = string | Date;

const formatos = new Map<string, Intl.DateTimeFormat>();

/** How the clocks and the calendar of a zone are written. Making a format costs more than using it a hundred times. */
export function formatoEn(
  zona: string,
  opciones: Intl.DateTimeFormatOptions,
  idioma = 'es',
): Intl.DateTimeFormat {
  const clave = `${idioma} ${zona} ${JSON.stringify(opciones)}`;
  const conocido = formatos.get(clave);
  if (conocido) return conocido;
  const nuevo = new Intl.DateTimeFormat(idioma, { ...opciones, timeZone: zona });
  formatos.set(clave, nuevo);
  return nuevo;
}

const LARGO_DE_MINUTO = 16;
const LARGO_DE_DIA = 10;

/** `2026-11-18 14:00:09`: Sweden writes what the clocks show as it is sorted. */
const escrito = (momento: Momento, zona: string): string =>
  formatoEn(zona, { dateStyle: 'short', timeStyle: 'medium' }, 'sv-SE').format(new Date(momento));

/** What the clocks on the wall show, as if it were UTC: calendar arithmetic becomes plain. */
export const relojDePared = (momento: Momento, zona: string): number =>
  Date.parse(`${escrito(momento, zona).replace(' ', 'T')}Z`);

export const localEn = (momento: Momento, zona: string): Local =>
  escrito(momento, zona).replace(' ', 'T').slice(0, LARGO_DE_MINUTO);

export const diaEn = (momento: Momento, zona: string): Dia => escrito(momento, zona).slice(0, LARGO_DE_DIA);

/** «2026-11-14 18:00», which every spreadsheet takes for a date; in the hour that is repeated, also which of the two. */
export const momentoDeHoja = (momento: string | null, zona: string): string =>
  momento === null
    ? ''
    : `${escrito(momento, zona).slice(0, LARGO_DE_MINUTO)}${cualDeLasDos(new Date(momento), zona)}`;
