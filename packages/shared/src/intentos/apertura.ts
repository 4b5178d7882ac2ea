import { MINUTO } from '#core/duraciones.ts';
import type { Evaluacion } from '#evaluaciones/collection.ts';
import { type Efectivo, vencimiento } from '#evaluaciones/efectivo.ts';
import { yaPaso } from '#progreso/cierre.ts';

/** Whether an evaluation can be begun, or why not. */
export type Apertura =
  | { readonly tipo: 'sin_publicar' }
  | { readonly tipo: 'aun_no'; readonly abreEn: string }
  | { readonly tipo: 'espera'; readonly hasta: string }
  | { readonly tipo: 'sin_intentos' }
  | { readonly tipo: 'ya_aprobada' }
  | { readonly tipo: 'cerrada'; readonly cerroEn: string | null }
  | {
      readonly tipo: 'abierta';
      /** The effective end of an attempt that began now; null when nothing limits it. */
      readonly cierraEn: string | null;
      /** Whole minutes an attempt that began now would have. */
      readonly minutos: number | null;
      /** The closing date leaves less than the full time. */
      readonly recortada: boolean;
      readonly intentosRestantes: number | null;
    };

export type ReglasDeApertura = Pick<Evaluacion, 'estado' | 'esperaMinutos' | 'pararAlAprobar'> &
  Pick<Efectivo, 'abreEn' | 'cierraEn' | 'intentos' | 'intentosDados' | 'segundos'>;

/** What a person has already spent of an evaluation. */
export interface IntentosHechos {
  readonly hechos: number;
  /** From when the waiting time runs: the last delivery or annulment, which by policy is the deadline. */
  readonly ultimoEn: string | null;
  readonly aprobada: boolean;
}

/** Whether its time for starting is over. */
export const estaCerrada = (
  { estado, cierraEn }: Pick<Evaluacion, 'estado' | 'cierraEn'>,
  now: Date,
): boolean => estado === 'cerrada' || yaPaso(cierraEn, now.toISOString());

/** Whether a person may begin an attempt at this moment and until when it would last; else why not. */
export function aperturaDe(reglas: ReglasDeApertura, intentos: IntentosHechos, now: Date): Apertura {
  const ahora = now.getTime();
  const abre = instante(reglas.abreEn);
  const cierra = instante(reglas.cierraEn);

  if (reglas.estado === 'borrador') return { tipo: 'sin_publicar' };
  if (estaCerrada(reglas, now)) {
    return { tipo: 'cerrada', cerroEn: cierra !== null && cierra <= ahora ? escrito(cierra) : null };
  }
  if (abre !== null && abre > ahora) return { tipo: 'aun_no', abreEn: escrito(abre) };
  if (reglas.pararAlAprobar && intentos.aprobada) return { tipo: 'ya_aprobada' };

  const restantes = reglas.intentos === null ? null : Math.max(0, reglas.intentos - intentos.hechos);
  if (restantes === 0) return { tipo: 'sin_intentos' };

  const libre = (instante(intentos.ultimoEn) ?? 0) + reglas.esperaMinutos * MINUTO;
  // Whoever was given another attempt waits for nothing.
  const dado = restantes !== null && restantes <= reglas.intentosDados;
  if (intentos.hechos > 0 && !dado && libre > ahora) {
    return cierra !== null && libre >= cierra
      ? { tipo: 'sin_intentos' }
      : { tipo: 'espera', hasta: escrito(libre) };
  }
  return { tipo: 'abierta', intentosRestantes: restantes, ...finDelIntento(reglas, now) };
}

const TERMINADAS: readonly Apertura['tipo'][] = ['cerrada', 'sin_intentos', 'ya_aprobada'];

/** Nobody begins it any more. */
export const seAcabo = ({ tipo }: Apertura): boolean => TERMINADAS.includes(tipo);

function finDelIntento(reglas: Pick<Efectivo, 'segundos' | 'cierraEn'>, now: Date) {
  const cierraEn = vencimiento(reglas, now);
  const { segundos } = reglas;
  const dura = cierraEn === null ? null : Date.parse(cierraEn) - now.getTime();
  return {
    cierraEn,
    minutos: segundos === null || dura === null ? null : Math.floor(dura / MINUTO),
    recortada: segundos !== null && dura !== null && dura < segundos * 1000,
  };
}

const instante = (escrita: string | null): number | null => (escrita === null ? null : Date.parse(escrita));
const escrito = (ms: number): string => new Date(ms).toISOString();
