import { MINUTO, SEGUNDO } from '#core/duraciones.ts';
import type { IntentoEnSala, PersonaEnSala } from '#intentos/sala.ts';

/** How a person stands in the room. */
export const SITUACIONES = [
  'respondiendo',
  'desconectada',
  'pasada',
  'sin_empezar',
  'entregada',
  'anulada',
] as const;
export type SituacionEnSala = (typeof SITUACIONES)[number];

/** Devices are heard of every 10 s: one second more than a beat and its trip, and it counts as cut off. */
export const SILENCIO = 13 * SEGUNDO;
/** With this left or less, somebody is about to end. */
export const ACABANDO = 5 * MINUTO;

/** By the server's clock; whoever answered a moment ago is there, whatever their clock says. */
export function situacionEnSala({ intento }: Pick<PersonaEnSala, 'intento'>, ahora: number): SituacionEnSala {
  if (!intento) return 'sin_empezar';
  if (intento.estado === 'entregado') return 'entregada';
  if (intento.estado === 'anulado') return 'anulada';
  if (intento.estado === 'vencido' || (restanMs(intento, ahora) ?? 1) <= 0) return 'pasada';
  return ahora - Date.parse(intento.vistoEn) > SILENCIO ? 'desconectada' : 'respondiendo';
}

export const estaDentro = (situacion: SituacionEnSala): boolean =>
  situacion === 'respondiendo' || situacion === 'desconectada' || situacion === 'pasada';

/** What is left; null without a limit. */
export const restanMs = ({ venceEn }: Pick<IntentoEnSala, 'venceEn'>, ahora: number): number | null =>
  venceEn === null ? null : Date.parse(venceEn) - ahora;

export const estaAcabando = ({ intento }: Pick<PersonaEnSala, 'intento'>, ahora: number): boolean => {
  const restan = intento?.estado === 'en_curso' ? restanMs(intento, ahora) : null;
  return restan !== null && restan > 0 && restan <= ACABANDO;
};

/** The room after what changed: who comes again takes their place. */
export function conCambios(
  antes: ReadonlyMap<string, PersonaEnSala>,
  personas: readonly PersonaEnSala[],
  completa: boolean,
): ReadonlyMap<string, PersonaEnSala> {
  if (!completa && personas.length === 0) return antes;
  const despues = new Map(completa ? [] : antes);
  for (const una of personas) despues.set(una.id, una);
  return despues;
}
