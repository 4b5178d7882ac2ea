import { duracion } from '@catedra/shared/fechas/en-palabras.ts';
import { numero } from '#ui/words/words.ts';

const MINUTO_S = 60;
const HORA_S = 3600;

/** «menos de 1 s», «3,2 s», «2 min 40 s», «1 h 20 min»: how long something took. */
export function cuantoTardo(segundos: number): string {
  if (segundos < 1) return 'menos de 1 s';
  if (segundos < 10) return `${numero(segundos, 1)} s`;
  const enteros = Math.round(segundos);
  if (enteros < MINUTO_S) return `${enteros} s`;
  if (enteros >= HORA_S) return duracion(enteros / MINUTO_S);
  const resto = enteros % MINUTO_S;
  const minutos = `${Math.floor(enteros / MINUTO_S)} min`;
  return resto === 0 ? minutos : `${minutos} ${resto} s`;
}
