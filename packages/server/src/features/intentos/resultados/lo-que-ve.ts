import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import {
  cierreDeRevision,
  type Cosa,
  type CuandoSeMira,
  desdeCuandoSeVe,
  loQueSeVe,
  type Momento,
} from '@catedra/shared/evaluaciones/revision.ts';
import { type Apertura, aperturaDe, estaCerrada, seAcabo } from '@catedra/shared/intentos/apertura.ts';
import {
  abiertoDe,
  efectivoDe,
  hechosDe,
  type IntentoBreve,
  type LoSuyo,
  ultimoFin,
} from '#features/intentos/empezar/suyos.ts';

type Reglas = Pick<
  Evaluacion,
  'estado' | 'esperaMinutos' | 'pararAlAprobar' | 'abreEn' | 'cierraEn' | 'minutos' | 'intentos' | 'revision'
>;

/** One person before an evaluation: when it closes to them, and whether they passed it. */
export interface AnteElla {
  readonly suyo: LoSuyo;
  readonly suCierre: string | null;
  readonly aprobada: boolean;
}

export interface LoQueVe {
  readonly ve: ReadonlySet<Cosa>;
  readonly apertura: Apertura;
  /** How many attempts they have; null when nothing limits them. */
  readonly intentos: number | null;
  /** How many of them they have not begun. */
  readonly quedan: number | null;
  /** When it closes for whoever reviews it; null when nobody said, or it did. */
  readonly cierraEn: string | null;
  /** From when their mark is seen for good; null: nobody knows that it will be. */
  readonly notaDesde: Momento | null;
  /** What else the matrix shows later, and when. */
  readonly masAlCerrar: boolean;
  readonly masSinIntentos: boolean;
}

/** Whether they may begin it again. */
function otraVez(reglas: Reglas, { suyo, suCierre, aprobada }: AnteElla, now: Date): Apertura {
  const efectivo = efectivoDe(reglas, suyo, { abreEn: null, cierraEn: suCierre });
  const hechos = { hechos: hechosDe(suyo), ultimoEn: ultimoFin(suyo), aprobada };
  return aperturaDe({ ...reglas, ...efectivo }, hechos, now);
}

/** What its person sees now of something they handed in, and when they will see more. */
export function loQueVeDe(
  reglas: Reglas,
  ante: AnteElla,
  { entregadoEn }: Pick<IntentoBreve, 'entregadoEn'>,
  now: Date,
): LoQueVe {
  const cierraEn = cierreDeRevision(reglas.cierraEn, ante.suCierre);
  const cerrada = estaCerrada({ estado: reglas.estado, cierraEn }, now);
  const { intentos } = efectivoDe(reglas, ante.suyo, null);
  const apertura = otraVez(reglas, ante, now);
  // No attempt is left to them: none goes on, and none can be begun.
  const sinIntentos = !abiertoDe(ante.suyo) && seAcabo(apertura);
  const cuando: CuandoSeMira = { entregadoEn, cerrada, sinIntentos };
  const ve = loQueSeVe(reglas.revision, cuando, now);
  const falta = (momento: Momento) => reglas.revision[momento].some((cosa) => !ve.has(cosa));
  return {
    ve,
    apertura,
    intentos,
    quedan: intentos === null ? null : Math.max(0, intentos - hechosDe(ante.suyo)),
    cierraEn: cerrada ? null : cierraEn,
    notaDesde: desdeCuandoSeVe(reglas.revision, 'nota', { intentos, cierraEn }),
    masAlCerrar: !cerrada && falta('al_cerrar'),
    masSinIntentos: !cuando.sinIntentos && falta('sin_intentos'),
  };
}
