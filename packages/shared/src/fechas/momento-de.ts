import { DIA, SEGUNDO } from '#core/duraciones.ts';
import { type Dia, masDias } from '#fechas/calendario.ts';
import { relojDePared } from '#fechas/en-zona.ts';

/** How far the clocks of a zone are from UTC at a moment. */
function desfase(momento: number, zona: string): number {
  const segundo = Math.floor(momento / SEGUNDO) * SEGUNDO;
  return relojDePared(new Date(segundo), zona) - segundo;
}

/** The first moment after a change of clocks that is known to be between two others. */
function cambioEntre(antes: number, despues: number, zona: string): number {
  const viejo = desfase(antes, zona);
  let [desde, hasta] = [antes, despues];
  while (hasta - desde > 1) {
    const medio = Math.floor((desde + hasta) / 2);
    if (desfase(medio, zona) === viejo) desde = medio;
    else hasta = medio;
  }
  return hasta;
}

/** The last moment at which the clocks show that; where they skip it, the change that does. */
function ultimaVez(reloj: number, zona: string): { readonly momento: number; readonly existe: boolean } {
  // A change of clocks is seen from a day before and a day after: what they show is one of these two, both or neither.
  const antes = reloj - desfase(reloj - DIA, zona);
  const despues = reloj - desfase(reloj + DIA, zona);
  if (antes === despues) return { momento: antes, existe: true };
  const exactos = [antes, despues].filter((uno) => uno + desfase(uno, zona) === reloj);
  if (exactos.length > 0) return { momento: Math.max(...exactos), existe: true };
  return { momento: cambioEntre(despues, antes, zona), existe: false };
}

/**
 * When the clocks of a zone show an hour (`14:30`) of a day. One that a change of clocks skips is the next that exists; one
 * that comes twice is the second. It will have a twin in SQL, where `at time zone` does otherwise with what is skipped: it
 * adds what was skipped, and gives 03:30 for 02:30.
 */
export const momentoDe = (dia: Dia, hora: string, zona: string): Date =>
  new Date(ultimaVez(Date.parse(`${dia}T${hora}Z`), zona).momento);

/**
 * The moment at which a day is over: from then on the calendar of the zone shows only later ones. It is 00:00 of the next
 * day, or 01:00 where clocks skip that hour; where they show it twice, the first: that day has begun.
 * It will have a twin in SQL, with the same care for a last hour that is skipped (Nuuk, every March).
 */
export function finDelDia(dia: Dia, zona: string): Date {
  const { momento, existe } = ultimaVez(Date.parse(dia) + DIA - 1, zona);
  return new Date(existe ? momento + 1 : momento);
}

export const inicioDelDia = (dia: Dia, zona: string): Date => finDelDia(masDias(dia, -1), zona);
