import { MINUTO, SEGUNDO } from '@catedra/shared/core/duraciones.ts';
import type { Seat } from '#pages/evaluaciones/sala/seats.ts';
import { cuenta, hora } from '#ui/words/words.ts';

/** «1 min 12 s», «38 s»: how long somebody has said nothing. */
export function silence(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / SEGUNDO));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

export const minutesLeft = (restan: number): string => `${Math.max(1, Math.ceil(restan / MINUTO))} min`;

export const progressOf = ({ persona: { intento } }: Seat): string =>
  intento ? `${intento.respondidas} de ${intento.preguntas}` : '';

/** The word at the right of a name. */
export function shortWord({ como, restan, persona: { intento } }: Seat, zone: string): string {
  if (como === 'sin_empezar') return '';
  if (como === 'anulada') return 'anulado';
  if (como === 'entregada') return intento?.acabadoEn ? hora(intento.acabadoEn, zone) : '';
  if (como === 'pasada') return 'sin tiempo';
  if (como === 'desconectada') return 'sin señal';
  return restan === null ? 'sin límite' : minutesLeft(restan);
}

/** By surname, with the first letter of the name. */
export function seatName({ persona: { nombre, apellidos } }: Seat): string {
  if (!apellidos) return nombre;
  const [initial] = nombre;
  return initial ? `${apellidos}, ${initial}.` : apellidos;
}

/** The whole of it, for whoever does not see its shapes: it begins with what is written. */
export function spoken(seat: Seat, zone: string): string {
  const { como, restan } = seat;
  const { intento } = seat.persona;
  const name = [seatName(seat), shortWord(seat, zone)].filter((one) => one !== '').join(' ');
  if (!intento) return `${name}: sin empezar`;
  if (como === 'entregada') return `${name}: entregó`;
  if (como === 'anulada') return `${name}: anulado`;
  const left =
    como === 'desconectada' && restan !== null && restan > 0 ? `le quedan ${minutesLeft(restan)}, ` : '';
  return `${name}: ${left}${cuenta(intento.respondidas, 'respondida')} de ${intento.preguntas}`;
}
