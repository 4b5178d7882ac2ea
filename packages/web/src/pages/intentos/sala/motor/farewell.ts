import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import type { EntradaDelEquipo } from '@catedra/shared/intentos/en-curso.ts';

/** What a browser lets a closed page send. */
const FAREWELL = MINUTO;

export const fits = (entries: readonly EntradaDelEquipo[]): boolean =>
  JSON.stringify(entries).length < FAREWELL;

/** As many as a closed page may send. */
export function fitting(which: readonly number[], entryOf: (lugar: number) => unknown): number[] {
  let room = FAREWELL;
  return which.filter((lugar) => {
    room -= JSON.stringify(entryOf(lugar) ?? null).length;
    return room > 0;
  });
}
