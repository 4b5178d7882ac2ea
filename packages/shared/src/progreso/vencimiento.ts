import type { Dia } from '#fechas/calendario.ts';
import { relojDePared } from '#fechas/en-zona.ts';
import { DIA } from '#core/duraciones.ts';

const ULTIMO_SEGUNDO = DIA - 1000;

/** What whoever comes in late has, unless their group says otherwise. */
export const DIAS_DE_GRACIA = 30;

/** The most days that may count from a date of the person's. */
export const DIAS_DESDE_UN_DATO = 1825;

/** One way a person came to have a course: by name or through a group, due at a moment or some days after joining. */
export interface Plazo {
  readonly desde: string;
  readonly venceEn: string | null;
  readonly venceEnDias: number | null;
  /** How many days has whoever comes in once that moment has passed; by name, the moment holds as it is. */
  readonly diasDeGracia: number | null;
  /** The days count from this day of the person's, which may be missing; left out, from when they came in. */
  readonly desdeElDato?: Dia | null;
}

/** When a person must have finished: the earliest of their dates, days counted on their own calendar, unless one was given to them alone. */
export function vencimientoDe(
  plazos: readonly Plazo[],
  zona: string,
  prorroga: string | null = null,
): string | null {
  if (prorroga !== null) return new Date(prorroga).toISOString();
  const momentos = plazos.flatMap((plazo) => venceUno(plazo, zona) ?? []).map(Number);
  return momentos.length === 0 ? null : new Date(Math.min(...momentos)).toISOString();
}

/** Twin: `vence_una_via` of `packages/server/src/base/reglas/matriculas.sql`, held by `packages/server/src/features/participantes/asignaciones.test.ts`. */
function venceUno(plazo: Plazo, zona: string): Date | null {
  const { desde, venceEn, venceEnDias, diasDeGracia, desdeElDato } = plazo;
  const entrada = new Date(desde);
  if (desdeElDato === null) return null;
  if (desdeElDato === undefined && venceEn === null)
    return venceEnDias === null ? null : finDelDia(entrada, venceEnDias, zona);
  const vence =
    desdeElDato === undefined
      ? new Date(venceEn ?? 0)
      : ultimoSegundo(Date.parse(desdeElDato) + (venceEnDias ?? 0) * DIA, zona);
  return diasDeGracia !== null && vence < entrada ? finDelDia(entrada, diasDeGracia, zona) : vence;
}

/**
 * 23:59:59 of the day that comes `dias` after the moment's own day, on the wall clock of the zone.
 * Twin: `fin_del_dia` of `packages/server/src/base/reglas/matriculas.sql`, held by `packages/server/src/features/progreso/avance.test.ts`.
 */
export const finDelDia = (momento: Date, dias: number, zona: string): Date =>
  ultimoSegundo((Math.floor(relojDePared(momento, zona) / DIA) + dias) * DIA, zona);

/** The end of a day, given as its midnight on the wall clock of the zone. */
function ultimoSegundo(medianoche: number, zona: string): Date {
  const buscado = medianoche + ULTIMO_SEGUNDO;
  const posibles = [buscado - DIA, buscado + DIA].map(
    (cerca) => buscado - (relojDePared(new Date(cerca), zona) - cerca),
  );
  const exactos = posibles.filter((uno) => relojDePared(new Date(uno), zona) === buscado);
  // A clock that goes back may show 23:59:59 twice: nobody loses the second hour.
  return new Date(Math.max(...(exactos.length > 0 ? exactos : posibles)));
}
