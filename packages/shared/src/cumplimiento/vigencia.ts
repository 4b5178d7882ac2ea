import { type Dia, dia, diasDelMes, diasEntre, masDias, masMeses, partes } from '#fechas/calendario.ts';

/** A day of every year, `01-31`. */
export type DiaDelAño = string;

/** For how long a completion holds: so many months, or up to a day of the year that is at least some months away. */
export type Validez =
  | { readonly meses: number }
  | { readonly diaFijo: DiaDelAño; readonly minimoMeses: number };

/** What a completion covers, to the end of its last day; null: it never expires. */
export interface Vigencia {
  readonly cuentaDesde: Dia;
  readonly hasta: Dia | null;
}

export interface Anterior extends Vigencia {
  /** The last day that whoever opened the next round gave it. */
  readonly ultimoDia?: Dia | null;
}

const laUltima = (una: Dia, otra: Dia): Dia => (una > otra ? una : otra);

/** That day in a year; 29 February is the last of February. */
function esteAño(fijo: DiaDelAño, año: number): Dia {
  const [mes = 1, dd = 1] = fijo.split('-').map(Number);
  return dia(año, mes, Math.min(dd, diasDelMes(año, mes)));
}

/**
 * The last day on which what counts from a day is valid.
 * Twin: `fin_de_vigencia` of `packages/server/src/base/reglas/rondas.sql`, held by `packages/server/src/features/progreso/rondas.test.ts`.
 */
export function finDeVigencia(cuentaDesde: Dia, validez: Validez): Dia {
  if ('meses' in validez) return masMeses(cuentaDesde, validez.meses);
  const minimo = masMeses(cuentaDesde, validez.minimoMeses);
  const { año } = partes(minimo);
  const suyo = esteAño(validez.diaFijo, año);
  return suyo >= minimo ? suyo : esteAño(validez.diaFijo, año + 1);
}

/**
 * The day at whose beginning the next round opens: so many days before the last one, but not before half of its time.
 * Twin: `apertura_de_la_siguiente` of `packages/server/src/base/reglas/rondas.sql`, held by `packages/server/src/features/progreso/rondas.test.ts`.
 */
export const aperturaDeLaSiguiente = (cuentaDesde: Dia, hasta: Dia, diasParaRenovar: number): Dia =>
  laUltima(
    masDias(hasta, -diasParaRenovar),
    masDias(cuentaDesde, Math.floor(diasEntre(cuentaDesde, hasta) / 2)),
  );

/** What a completion is counted by, as the course has it on that day. */
export interface ComoCaduca {
  readonly validez: Validez | null;
  readonly diasParaRenovar: number;
}

/**
 * What completing on a day gives. A renewal made in its days counts from the end of the one before; earlier or later, from
 * its own day; where somebody gave the one before a last day, from its own day too. It never ends before what it renews.
 * Twin: `vigencia_al_completar` of `packages/server/src/base/reglas/rondas.sql`, held by `packages/server/src/features/progreso/rondas.test.ts`.
 */
export function vigenciaAlCompletar(
  completado: Dia,
  { validez, diasParaRenovar }: ComoCaduca,
  anterior: Anterior | null = null,
): Vigencia {
  if (validez === null) return { cuentaDesde: completado, hasta: null };
  const renovado = anterior?.ultimoDia ?? anterior?.hasta;
  // What never expires and was given no last day is not renewed: it goes on as it was.
  if (anterior && !renovado) return { cuentaDesde: completado, hasta: null };
  const cuentaDesde = finDelQueRenuevaEnSusDias(completado, anterior, diasParaRenovar) ?? completado;
  const fin = finDeVigencia(cuentaDesde, validez);
  return { cuentaDesde, hasta: renovado ? laUltima(fin, renovado) : fin };
}

function finDelQueRenuevaEnSusDias(
  completado: Dia,
  anterior: Anterior | null,
  diasParaRenovar: number,
): Dia | null {
  if (!anterior?.hasta || anterior.ultimoDia) return null;
  const { cuentaDesde, hasta } = anterior;
  const abre = aperturaDeLaSiguiente(cuentaDesde, hasta, diasParaRenovar);
  return completado >= abre && completado <= hasta ? hasta : null;
}

/** What renewing now gives, and what waiting for its days would. */
export interface RenovarYa {
  readonly hastaSiHoy: Dia;
  readonly abre: Dia;
  readonly hastaSiEspera: Dia;
}

/** Null when there is nothing to wait for: its days have come, or it does not expire. */
export function siRenuevaYa(hoy: Dia, como: ComoCaduca, actual: Vigencia): RenovarYa | null {
  if (actual.hasta === null) return null;
  const abre = aperturaDeLaSiguiente(actual.cuentaDesde, actual.hasta, como.diasParaRenovar);
  const siHoy = vigenciaAlCompletar(hoy, como, actual).hasta;
  const siEspera = vigenciaAlCompletar(abre, como, actual).hasta;
  return hoy >= abre || siHoy === null || siEspera === null
    ? null
    : { hastaSiHoy: siHoy, abre, hastaSiEspera: siEspera };
}

/**
 * What applying a validity to an earlier completion gives: its end, or, where that has passed, so many days from today as
 * the last day of the earlier completion.
 */
export function alAplicarValidez(
  actual: Vigencia,
  validez: Validez,
  hoy: Dia,
  dias: number,
): Anterior & { readonly hasta: Dia } {
  const hasta = finDeVigencia(actual.cuentaDesde, validez);
  const ultimoDia = hasta < hoy ? masDias(hoy, dias) : null;
  return { cuentaDesde: actual.cuentaDesde, hasta, ultimoDia };
}
