import { type Dia, masDias } from '#fechas/calendario.ts';
import { diaEn } from '#fechas/en-zona.ts';
import { finDelDia, inicioDelDia } from '#fechas/momento-de.ts';
import { DIAS_DE_GRACIA } from '#progreso/vencimiento.ts';

/** What is kept of a date: a day on the calendar of the person, or a moment when an hour was given. */
export type Fecha = { readonly dia: Dia } | { readonly momento: string };

/** What somebody has again when they come back to what they could not do, unless the act says otherwise. */
export const DIAS_AL_VOLVER = 30;

/** Something that is open from a date on is open from there. */
export const desdeQue = (fecha: Fecha, zona: string): Date =>
  'dia' in fecha ? inicioDelDia(fecha.dia, zona) : new Date(fecha.momento);

/** The first moment that is too late: a day lasts until the next one begins. */
export const limiteDe = (fecha: Fecha, zona: string): Date =>
  'dia' in fecha ? finDelDia(fecha.dia, zona) : new Date(fecha.momento);

/** The day on which it falls due, on the calendar of the person. */
export const diaDelPlazo = (fecha: Fecha, zona: string): Dia =>
  'dia' in fecha ? fecha.dia : diaEn(fecha.momento, zona);

/** Until when the margin of the course lasts; without margin, the limit itself. It will have a twin in SQL. */
export const finDelMargen = (fecha: Fecha, margen: number, zona: string): Date =>
  margen === 0 ? limiteDe(fecha, zona) : finDelDia(masDias(diaDelPlazo(fecha, zona), margen), zona);

const paso = (fecha: Fecha, ahora: Date, zona: string): boolean => limiteDe(fecha, zona) <= ahora;

/** Due date of the first round: the earliest of the ways in which they have the course, unless one was given to them alone. */
export function venceLaPrimera(vias: readonly Fecha[], prorroga: Fecha | null, zona: string): Fecha | null {
  if (prorroga) return prorroga;
  const [primera = null] = vias.toSorted((a, b) => limiteDe(a, zona).getTime() - limiteDe(b, zona).getTime());
  return primera;
}

const diasDespues = (momento: Date, dias: number, zona: string): Fecha => ({
  dia: masDias(diaEn(momento, zona), dias),
});

/** Some days after a date of the person; whoever gets the course once it has passed has the days for late comers. */
export function venceDesdeCampo(
  valor: Dia | null,
  dias: number,
  entrada: Date,
  zona: string,
  diasDeGracia = DIAS_DE_GRACIA,
): Fecha | null {
  if (valor === null) return null;
  const fecha = { dia: masDias(valor, dias) };
  return paso(fecha, entrada, zona) ? diasDespues(entrada, diasDeGracia, zona) : fecha;
}

/** Getting a course back: a date that passed gives way to that of what brings it back, or to the days for late comers. */
export function venceAlRecuperar(
  vence: Fecha | null,
  regreso: { readonly en: Date; readonly vence: Fecha | null; readonly diasDeGracia?: number },
  zona: string,
): Fecha | null {
  if (vence === null || !paso(vence, regreso.en, zona)) return vence;
  if (regreso.vence && !paso(regreso.vence, regreso.en, zona)) return regreso.vence;
  return diasDespues(regreso.en, regreso.diasDeGracia ?? DIAS_DE_GRACIA, zona);
}

/** A time in which nothing is asked of someone: a waiver, a suspension, a course that can't be done. */
export interface Pausa {
  readonly desde: string;
  /** Its last day. */
  readonly hasta: Dia;
  /** What they have from its last day on, if their date passed meanwhile. */
  readonly dias: number;
}

/**
 * A date that passed during a pause is some days after its end.
 * Twin: `vence_tras_exencion` of `packages/server/src/base/reglas/exenciones.sql`, held by `packages/server/src/features/progreso/cumplimiento.test.ts`.
 */
export function venceTrasPausa(vence: Fecha, { desde, hasta, dias }: Pausa, zona: string): Fecha {
  const entretanto = !paso(vence, new Date(desde), zona) && paso(vence, finDelDia(hasta, zona), zona);
  return entretanto ? { dia: masDias(hasta, dias) } : vence;
}

/** What waited for a mark did not pass: a date gone by is so many days from the publishing. */
export const venceTrasSuspender = (vence: Fecha, publicada: Date, zona: string): Fecha =>
  paso(vence, publicada, zona) ? diasDespues(publicada, DIAS_AL_VOLVER, zona) : vence;
