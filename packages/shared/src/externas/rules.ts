import type { Dia } from '#fechas/calendario.ts';

/**
 * What an external completion did: it completed a round, it is earlier than the last completion and stays in the history, it
 * waits until its person gets the course, or it is of the catalogue and no course of ours.
 */
export const EFECTOS_DE_EXTERNA = ['completa', 'historia', 'espera', 'catalogo'] as const;
export type EfectoDeExterna = (typeof EFECTOS_DE_EXTERNA)[number];

export const ESTADOS_DE_EXTERNA = ['vigente', 'caducada', 'retirada'] as const;
export type EstadoDeExterna = (typeof ESTADOS_DE_EXTERNA)[number];

export const ESTADOS_DE_EXTERNA_EN_PALABRAS: Readonly<Record<EstadoDeExterna, string>> = {
  vigente: 'Vigente',
  caducada: 'Caducada',
  retirada: 'Retirada',
};

interface LoQueFueDeElla {
  readonly retiradaEn: string | null;
  /** Its last day; null when it never ends, or is not known to. */
  readonly valeHasta: Dia | null;
}

/** How an external completion stands on a day. */
export function estadoDeExterna({ retiradaEn, valeHasta }: LoQueFueDeElla, hoy: Dia): EstadoDeExterna {
  if (retiradaEn !== null) return 'retirada';
  return valeHasta !== null && valeHasta < hoy ? 'caducada' : 'vigente';
}

/** Why a day can't be that of something done; null when it can. */
export function diaImposible(dia: Dia, hoy: Dia): string | null {
  if (dia > hoy) return 'Ese día aún no ha llegado. Escribe el día en que se terminó.';
  if (dia < '1950-01-01') return 'Ese día queda demasiado lejos. Revisa el año.';
  return null;
}
