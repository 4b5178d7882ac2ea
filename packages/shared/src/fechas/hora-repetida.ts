import { HORA } from '#core/duraciones.ts';

const relojes = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of a zone show, to the minute. */
function reloj(zona: string): Intl.DateTimeFormat {
  const conocido = relojes.get(zona);
  if (conocido) return conocido;
  const nuevo = new Intl.DateTimeFormat('es', { dateStyle: 'short', timeStyle: 'short', timeZone: zona });
  relojes.set(zona, nuevo);
  return nuevo;
}

/**
 * When clocks go back an hour is shown twice: which of the two a moment is in, to be said after it. Nothing on any other
 * moment of the year.
 */
export function cualDeLasDos(momento: Date, zona: string): '' | ' (hora de verano)' | ' (hora de invierno)' {
  const muestra = (distancia: number) => reloj(zona).format(new Date(momento.getTime() + distancia));
  const ahora = muestra(0);
  if (muestra(HORA) === ahora) return ' (hora de verano)';
  return muestra(-HORA) === ahora ? ' (hora de invierno)' : '';
}
