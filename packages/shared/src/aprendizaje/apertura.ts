import { z } from 'zod';
import { momento } from '#core/fields.ts';
import type { Evaluacion } from '#evaluaciones/collection.ts';

const MINUTO = 60_000;

export const aperturaSchema = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('sin_publicar') }),
  z.object({ tipo: z.literal('aun_no'), abreEn: momento() }),
  z.object({ tipo: z.literal('espera'), hasta: momento() }),
  z.object({ tipo: z.literal('sin_intentos') }),
  z.object({ tipo: z.literal('cerrada'), cerroEn: momento().nullable() }),
  z.object({
    tipo: z.literal('abierta'),
    /** The effective end of an attempt that began now; null when nothing limits it. */
    cierraEn: momento().nullable(),
    /** Whole minutes an attempt that began now would have. */
    minutos: z.number().int().nullable(),
    /** The closing date leaves less than the full time. */
    recortada: z.boolean(),
    intentosRestantes: z.number().int().nullable(),
  }),
]);
export type Apertura = z.output<typeof aperturaSchema>;

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
