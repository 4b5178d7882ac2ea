import { type Dia, masMeses } from '#fechas/calendario.ts';
import { diaYMes } from '#fechas/escribir-fecha.ts';

/** What keeps a round from opening; null when nothing does. */
export type PorQueNoAbre = 'sin_publicar' | 'terminado' | 'nada_abierto';

export function porQueNoAbre(curso: {
  readonly publicado: boolean;
  readonly terminado: boolean;
  /** Something that counts can be done now. */
  readonly algoAbierto: boolean;
}): PorQueNoAbre | null {
  if (!curso.publicado) return 'sin_publicar';
  if (curso.terminado) return 'terminado';
  return curso.algoAbierto ? null : 'nada_abierto';
}

export const PALABRAS_DE_NO_ABRIR: Readonly<Record<PorQueNoAbre, string>> = {
  sin_publicar: 'No se puede renovar: el curso no está publicado.',
  terminado: 'No se puede renovar: el curso ya terminó.',
  nada_abierto: 'No se puede renovar: nada de lo que cuenta está abierto.',
};

/** Whoever administers opens a round and gives the earlier completion a last day: what is wrong with it, or null. */
export function errorDeUltimoDia(ultimoDia: Dia | null, hoy: Dia, propio: Dia | null): string | null {
  if (ultimoDia === null) {
    return propio === null ? 'Hay a quien lo completado le vale para siempre: di hasta qué día.' : null;
  }
  if (ultimoDia < hoy) return 'El último día tiene que ser hoy o después.';
  if (propio !== null && ultimoDia > propio) return `Como mucho, el día en que caduca: ${diaYMes(propio)}.`;
  return null;
}

const AÑOS_DE_EXENCION = 5;

/** What is wrong with the last day of a waiver, or null. */
export function errorDeExencion(hasta: Dia, hoy: Dia): string | null {
  if (hasta < hoy) return 'El último día tiene que ser hoy o después.';
  return hasta > masMeses(hoy, AÑOS_DE_EXENCION * 12)
    ? `Una exención dura como mucho ${AÑOS_DE_EXENCION} años.`
    : null;
}

/** What a training made elsewhere does to the rounds of a person. */
export type EfectoDeExterna = 'futura' | 'historial' | 'completa' | 'renueva';

/** It completes the current round, or opens and completes the next; before the last completion it moves nothing. */
export function efectoDeExterna(
  dia: Dia,
  hoy: Dia,
  { ultimaVez, completada }: { readonly ultimaVez: Dia | null; readonly completada: boolean },
): EfectoDeExterna {
  if (dia > hoy) return 'futura';
  if (ultimaVez !== null && dia < ultimaVez) return 'historial';
  return completada ? 'renueva' : 'completa';
}
