import type { Evaluacion } from '#evaluaciones/collection.ts';

const MINUTO = 60_000;

/** Whether an evaluation can be begun, or why not. */
export type Apertura =
  | { readonly tipo: 'sin_publicar' }
  | { readonly tipo: 'aun_no'; readonly abreEn: string }
  | { readonly tipo: 'espera'; readonly hasta: string }
  | { readonly tipo: 'sin_intentos' }
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

export type ReglasDeApertura = Pick<
  Evaluacion,
  'estado' | 'intentos' | 'esperaMinutos' | 'minutos' | 'abreEn' | 'cierraEn'
>;

/** What a person has already spent of an evaluation. */
export interface IntentosHechos {
  readonly hechos: number;
  readonly ultimoEn: string | null;
}

/** Whether a person may begin an attempt at this moment and until when it would last; else why not. */
export function aperturaDe(evaluacion: ReglasDeApertura, intentos: IntentosHechos, now: Date): Apertura {
  const ahora = now.getTime();
  const abre = instante(evaluacion.abreEn);
  const cierra = instante(evaluacion.cierraEn);

  if (evaluacion.estado === 'borrador') return { tipo: 'sin_publicar' };
  if (evaluacion.estado === 'cerrada' || (cierra !== null && cierra <= ahora)) {
    return { tipo: 'cerrada', cerroEn: cierra !== null && cierra <= ahora ? escrito(cierra) : null };
  }
  if (abre !== null && abre > ahora) return { tipo: 'aun_no', abreEn: escrito(abre) };

  const restantes = evaluacion.intentos === null ? null : Math.max(0, evaluacion.intentos - intentos.hechos);
  if (restantes === 0) return { tipo: 'sin_intentos' };

  const libre = (instante(intentos.ultimoEn) ?? 0) + evaluacion.esperaMinutos * MINUTO;
  if (intentos.hechos > 0 && libre > ahora) {
    return cierra !== null && libre >= cierra
      ? { tipo: 'sin_intentos' }
      : { tipo: 'espera', hasta: escrito(libre) };
  }
  return {
    tipo: 'abierta',
    intentosRestantes: restantes,
    ...finDelIntento(evaluacion.minutos, cierra, ahora),
  };
}

function finDelIntento(minutos: number | null, cierra: number | null, ahora: number) {
  const plazo = minutos === null ? Number.POSITIVE_INFINITY : ahora + minutos * MINUTO;
  const fin = Math.min(plazo, cierra ?? Number.POSITIVE_INFINITY);
  return {
    cierraEn: Number.isFinite(fin) ? escrito(fin) : null,
    minutos: minutos === null ? null : Math.floor((fin - ahora) / MINUTO),
    recortada: fin < plazo && minutos !== null,
  };
}

const instante = (escrita: string | null): number | null => (escrita === null ? null : Date.parse(escrita));
const escrito = (ms: number): string => new Date(ms).toISOString();
