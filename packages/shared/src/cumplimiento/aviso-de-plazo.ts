import type { Dia } from '#fechas/calendario.ts';
import { diaEn } from '#fechas/en-zona.ts';
import { cuenta, diaYMes } from '#fechas/escribir-fecha.ts';
import { plazoEscrito } from '#fechas/plazo.ts';

/** Of what of a due date somebody hears: the next round is open, some days before, in the days of margin, once it is over. */
export type HitoDePlazo = 'abre' | 'antes' | 'margen' | 'despues';

/** How someone stands with a due date when they are told of it. */
export interface PlazoAvisado {
  readonly hito: HitoDePlazo;
  readonly ronda: number;
  readonly titulo: string;
  readonly slug: string;
  readonly venceEn: string;
  /** The last day of the margin. */
  readonly margenHasta: Dia;
  /** What they completed before still covers them. */
  readonly enVigor: boolean;
  /** Null: they have not begun it. */
  readonly faltan: number | null;
  /** When it was told: what is said is of then. */
  readonly dichoEn: string;
}

export interface DichoDePlazo {
  readonly titulo: string;
  readonly fuerte: string;
  readonly detalle: string;
  readonly enlace: string;
  readonly accion: string;
}

function loQueFalta({ faltan, ronda }: PlazoAvisado): string {
  if (faltan === null) return ronda === 1 ? 'Aún no lo has empezado' : 'Aún no has empezado a renovarlo';
  return faltan === 1 ? 'Te falta 1 actividad' : `Te faltan ${cuenta(faltan, 'actividad', 'actividades')}`;
}

function titular({ hito, ronda, titulo, enVigor }: PlazoAvisado, dia: string): string {
  if (hito === 'abre') return `Ya puedes renovar ${titulo}`;
  if (hito !== 'antes') return `${titulo} ${ronda === 1 ? 'venció' : 'caducó'} el ${dia}`;
  if (ronda === 1) return `${titulo} vence el ${dia}`;
  return enVigor ? `${titulo} caduca el ${dia}` : `Tienes hasta el ${dia} para renovar ${titulo}`;
}

function aclaracion(plazo: PlazoAvisado, dia: string, zona: string): string {
  const { hito, ronda, margenHasta, dichoEn } = plazo;
  if (hito === 'abre') return `${plazo.enVigor ? 'Caduca' : 'Tienes hasta'} el ${dia}`;
  if (hito !== 'margen') return loQueFalta(plazo);
  const tope = diaYMes(margenHasta, diaEn(dichoEn, zona));
  return `${ronda === 1 ? 'Todavía puedes hacerlo' : 'Todavía puedes renovarlo'} hasta el ${tope}. ${loQueFalta(plazo)}`;
}

/** What is said of a due date, true on whatever day it is read. */
export function dichoDePlazo(plazo: PlazoAvisado, zona: string): DichoDePlazo {
  const dia = plazoEscrito(plazo.venceEn, plazo.dichoEn, zona);
  const empezar = plazo.ronda === 1 ? 'Empezar' : 'Renovar';
  return {
    titulo: titular(plazo, dia),
    fuerte: plazo.titulo,
    detalle: aclaracion(plazo, dia, zona),
    enlace: `/curso/${plazo.slug}`,
    accion: plazo.faltan === null ? empezar : 'Seguir',
  };
}
