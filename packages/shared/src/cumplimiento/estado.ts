import {
  type Fecha,
  desdeQue,
  finDelMargen,
  limiteDe,
  type Pausa,
  venceTrasPausa,
} from '#cumplimiento/plazos.ts';
import type { Dia } from '#fechas/calendario.ts';
import { finDelDia } from '#fechas/momento-de.ts';

/** How a person stands with what a course asks of them; the order is that in which they are looked for. */
export const ESTADOS_DE_CUMPLIMIENTO = [
  'exento',
  'al_dia',
  'por_renovar',
  'sin_plazo',
  'en_plazo',
  'en_gracia',
  'vencido',
  'caducado',
] as const;
export type EstadoDeCumplimiento = (typeof ESTADOS_DE_CUMPLIMIENTO)[number];

/** What lists are narrowed by: a state, or a mark beside one. */
export const FILTROS_DE_CUMPLIMIENTO = [...ESTADOS_DE_CUMPLIMIENTO, 'por_corregir', 'en_riesgo'] as const;
export type FiltroDeCumplimiento = (typeof FILTROS_DE_CUMPLIMIENTO)[number];

/** Of a person who has a course, what their state is made of. */
export interface Par {
  /** Of the person: their days are those of its calendar. */
  readonly zona: string;
  readonly curso: { readonly publicado: boolean; readonly terminaEn: string | null };
  /** The last waiver, also once it ended: a date that passed meanwhile moves by it. */
  readonly exencion: Pausa | null;
  /**
   * The completion that stands, of whichever round; `hasta` is its last day, or the one that whoever opened the next
   * round gave it; null: it never expires.
   */
  readonly completada: { readonly hasta: Dia | null } | null;
  /** From when the round after that completion is open; null: none can open. */
  readonly siguiente: Fecha | null;
  /** Due date of the round that is asked for. Null after a completion that expires: the end of that one. */
  readonly vence: Fecha | null;
  /** Days of margin of the course. */
  readonly margen: number;
  /** All that is left was handed in by then, and waits for somebody's mark. */
  readonly entregadoEn: string | null;
}

export interface Situacion {
  readonly estado: EstadoDeCumplimiento;
  /** All that is left waits for a mark, and was handed in in time. */
  readonly porCorregir: boolean;
}

export interface Limites {
  readonly plazo: Date;
  /** The end of the margin; without margin, the same. */
  readonly margen: Date;
}

/** Until when there is time, and until when there is margin. It will have a twin in SQL. */
export function limitesDe({ zona, exencion, completada, siguiente, vence, margen }: Par): Limites | null {
  const anterior = completada?.hasta ? { dia: completada.hasta } : null;
  const suyo = vence ?? anterior;
  if (suyo === null) return null;
  // What can't be done has no margin either.
  if (vence === null && siguiente === null) {
    const plazo = limiteDe(suyo, zona);
    return { plazo, margen: plazo };
  }
  const fecha = exencion ? venceTrasPausa(suyo, exencion, zona) : suyo;
  return { plazo: limiteDe(fecha, zona), margen: finDelMargen(fecha, margen, zona) };
}

const finDeLaCompletada = ({ completada, zona }: Par): Date | null =>
  completada?.hasta ? finDelDia(completada.hasta, zona) : null;

const seAcabo = ({ curso }: Par, t: Date): boolean =>
  !curso.publicado || (curso.terminaEn !== null && new Date(curso.terminaEn) <= t);

const exento = ({ exencion, zona }: Par, t: Date): boolean =>
  exencion !== null && new Date(exencion.desde) <= t && t < finDelDia(exencion.hasta, zona);

function cubierto(par: Par, t: Date): boolean {
  const fin = finDeLaCompletada(par);
  return par.completada !== null && (fin === null || t < fin);
}

const abierta = ({ siguiente, zona }: Par, t: Date): boolean =>
  siguiente !== null && desdeQue(siguiente, zona) <= t;

/**
 * Whether what was handed in, in time, waits for a mark.
 * Twin: `espera_nota` of `packages/server/src/base/reglas/espera.sql`, held by `packages/server/src/features/progreso/cumplimiento.test.ts`.
 */
function esperaNota(par: Par, t: Date): boolean {
  if (par.entregadoEn === null || new Date(par.entregadoEn) > t) return false;
  const limites = limitesDe(par);
  return limites === null || new Date(par.entregadoEn) < limites.margen;
}

/**
 * The one rule of every screen: how a person stands at a moment. Null where there is no state: the course is not
 * published, or has ended.
 * Twin: `cumplimiento_en` of `packages/server/src/base/reglas/rondas.sql`, held by `packages/server/src/features/progreso/cumplimiento.test.ts`.
 */
export function situacionEn(par: Par, t: Date): Situacion | null {
  if (seAcabo(par, t)) return null;
  if (exento(par, t)) return { estado: 'exento', porCorregir: false };
  const porCorregir = esperaNota(par, t);
  if (cubierto(par, t)) {
    return abierta(par, t)
      ? { estado: 'por_renovar', porCorregir }
      : { estado: 'al_dia', porCorregir: false };
  }
  const limites = limitesDe(par);
  if (limites === null) return { estado: 'sin_plazo', porCorregir };
  if (porCorregir || t < limites.plazo) return { estado: 'en_plazo', porCorregir };
  if (t < limites.margen) return { estado: 'en_gracia', porCorregir };
  return { estado: par.completada ? 'caducado' : 'vencido', porCorregir };
}

/** They had completed it and nothing covers them now, though they still have time: an extension past its end, a margin. */
export const sinNadaEnVigor = (par: Par, situacion: Situacion | null): boolean =>
  par.completada !== null && (situacion?.estado === 'en_plazo' || situacion?.estado === 'en_gracia');

/** All the moments at which it could change. */
function momentosDe(par: Par): Date[] {
  const { zona, curso, exencion, siguiente, entregadoEn } = par;
  const limites = limitesDe(par);
  const posibles = [
    curso.terminaEn,
    exencion?.desde,
    exencion && finDelDia(exencion.hasta, zona),
    finDeLaCompletada(par),
    siguiente && desdeQue(siguiente, zona),
    limites?.plazo,
    limites?.margen,
    entregadoEn,
  ];
  return posibles
    .flatMap((uno) => uno ?? [])
    .map((uno) => new Date(uno))
    .toSorted((a, b) => a.getTime() - b.getTime());
}

export interface Cambio {
  readonly en: Date;
  /** What it is from then on. */
  readonly situacion: Situacion | null;
}

const iguales = (una: Situacion | null, otra: Situacion | null): boolean =>
  una?.estado === otra?.estado && una?.porCorregir === otra?.porCorregir;

/** What will change after a moment if nothing happens, in its order: jobs and screens are held against it. */
export function cambiosDesde(par: Par, t: Date): Cambio[] {
  const cambios: Cambio[] = [];
  let antes = situacionEn(par, t);
  for (const en of momentosDe(par)) {
    const situacion = en > t ? situacionEn(par, en) : antes;
    if (!iguales(antes, situacion)) cambios.push({ en, situacion });
    antes = situacion;
  }
  return cambios;
}

export const siguienteCambio = (par: Par, t: Date): Cambio | null => cambiosDesde(par, t)[0] ?? null;

/** What the filter `vencido` of old addresses means, and what is counted as not complying. */
export const NO_CUMPLE: readonly EstadoDeCumplimiento[] = ['vencido', 'caducado'];
