import { antesDe, DIA } from '#core/duraciones.ts';
import type { EstadoDeCumplimiento, Limites, Situacion } from '#cumplimiento/estado.ts';
import { diaDe, horaDe } from '#fechas/calendario.ts';
import { relojDePared } from '#fechas/en-zona.ts';
import { momentoDe } from '#fechas/momento-de.ts';

const DIAS_ANTES = 7;
const RONDA_CORTA = 14 * DIA;
const ULTIMA_PARTE = 4;
/** What is done at one's pace may take twice as long. */
const HOLGURA = 2;
const RITMO_MINIMO = 1;
const MINUTOS_SIN_ESTIMAR = 10;
export const DIAS_DE_RITMO = 28;

/** Minutes that are left, by what the authors said of each activity. */
export const minutosQueFaltan = (duraciones: readonly (number | null)[]): number =>
  duraciones.reduce<number>((suma, minutos) => suma + (minutos ?? MINUTOS_SIN_ESTIMAR), 0);

/** Minutes a day, of those spent in all courses in the 28 days up to yesterday. */
export const ritmoDe = (minutos: number): number => minutos / DIAS_DE_RITMO;

export interface Ronda {
  /** When it began for the person. */
  readonly empezo: string;
  /** Due; in the margin, its end. */
  readonly limite: Date;
  readonly minutos: number;
  /** Minutes a day. */
  readonly ritmo: number;
  readonly zona: string;
}

export const RAZONES_DE_RIESGO = ['fecha', 'ultimo_cuarto', 'ritmo'] as const;

export interface Riesgo {
  readonly desde: Date;
  /** Because its date comes, because a short round is in its last quarter, or because they are slow for what is left. */
  readonly por: (typeof RAZONES_DE_RIESGO)[number];
}

function porSuFecha({ empezo, limite, zona }: Ronda): Riesgo {
  const entero = relojDePared(limite, zona) - relojDePared(empezo, zona);
  if (entero <= RONDA_CORTA) {
    const suyo = Math.max(0, limite.getTime() - Date.parse(empezo));
    return { desde: antesDe(limite, suyo / ULTIMA_PARTE), por: 'ultimo_cuarto' };
  }
  const reloj = new Date(relojDePared(limite, zona) - DIAS_ANTES * DIA).toISOString();
  return { desde: momentoDe(diaDe(reloj), horaDe(reloj).replace('Z', ''), zona), por: 'fecha' };
}

/** How many days the rest takes at their pace; null when nobody can tell. */
export const diasQueFaltan = ({ minutos, ritmo }: Pick<Ronda, 'minutos' | 'ritmo'>): number | null =>
  ritmo < RITMO_MINIMO ? null : minutos / ritmo;

/**
 * From when someone is at risk of not arriving, and why.
 * Twin: `riesgo_desde` of `packages/server/src/base/reglas/riesgo.sql`, held by `packages/server/src/features/progreso/riesgo.test.ts`.
 */
export function riesgoDesde(ronda: Ronda): Riesgo {
  const suFecha = porSuFecha(ronda);
  const dias = diasQueFaltan(ronda);
  if (dias === null) return suFecha;
  const desde = antesDe(ronda.limite, HOLGURA * dias * DIA);
  return desde < suFecha.desde ? { desde, por: 'ritmo' } : suFecha;
}

const CON_RIESGO: readonly EstadoDeCumplimiento[] = ['en_plazo', 'por_renovar', 'en_gracia'];

/** The limit that a state runs to; null where nothing is at risk: nothing is asked, or it waits for somebody else. */
export function limiteEnRiesgo(situacion: Situacion | null, limites: Limites | null): Date | null {
  if (!situacion || !limites || situacion.porCorregir || !CON_RIESGO.includes(situacion.estado)) return null;
  return situacion.estado === 'en_gracia' ? limites.margen : limites.plazo;
}
