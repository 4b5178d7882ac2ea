import { cuando, diasHasta, fecha, hora } from '#ui/words/words.ts';

const NEAR = 6;

/** "mañana a las 18:00", "el 24 de noviembre a las 09:00": always with its hour, as an exam deserves. */
export function enFecha(moment: string, now: Date, zone: string): string {
  const days = diasHasta(moment, now, zone);
  if (days >= -1 && days <= NEAR) return cuando(moment, now, zone);
  const clock = hora(moment, zone);
  return `el ${fecha(moment, now, zone)} ${clock.startsWith('01') ? 'a la' : 'a las'} ${clock}`;
}
