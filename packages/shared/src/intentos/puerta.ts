import { MINUTO, SEGUNDO } from '#core/duraciones.ts';
import type { Evaluacion } from '#evaluaciones/collection.ts';

export const PUERTAS = ['sin_puerta', 'cerrada', 'abierta'] as const;
/** How the door of an evaluation stands, where it has one. */
export type Puerta = (typeof PUERTAS)[number];

/** How often whoever waits says that they are there. */
export const LATIDO_EN_PUERTA_MS = 15 * SEGUNDO;
/** Not heard of for longer, and somebody is not waiting. */
export const AUSENTE_DE_PUERTA_MS = 45 * SEGUNDO;
/** Whoever waited and comes in within this begins as of the opening; later, at their own moment. */
const JUNTOS_MS = 2 * MINUTO;

/** It was opened since it could be: an opening date that is later asks for another opening. */
export function puertaDe(
  { empezarJuntos, abreEn }: Pick<Evaluacion, 'empezarJuntos' | 'abreEn'>,
  abiertaEn: string | null,
): Puerta {
  if (!empezarJuntos) return 'sin_puerta';
  if (abiertaEn === null) return 'cerrada';
  return abreEn === null || Date.parse(abiertaEn) >= Date.parse(abreEn) ? 'abierta' : 'cerrada';
}

/** From when the clock of somebody runs: for those who were waiting, as of the opening. */
export function comienzoTrasLaPuerta(abiertaEn: string, vistoEn: string | null, now: Date): Date {
  const abierta = Date.parse(abiertaEn);
  const esperaba = vistoEn !== null && abierta - Date.parse(vistoEn) <= AUSENTE_DE_PUERTA_MS;
  return esperaba && now.getTime() - abierta <= JUNTOS_MS ? new Date(abierta) : now;
}
