import { diaDeLaSemana } from '@catedra/shared/fechas/en-palabras.ts';
import { localEn } from '@catedra/shared/fechas/en-zona.ts';
import type { Vencimiento } from '@catedra/shared/aprendizaje/schemas.ts';
import { cuando, cuenta, mayuscula, urgencia } from '#ui/words/words.ts';

const hourIn = (now: Date, zone: string): number => Number(localEn(now, zone).slice(11, 13));

/** By the hour on the person's wall; its two words are never in two lines. */
export function saludo(now: Date, zone: string): string {
  const hour = hourIn(now, zone);
  if (hour >= 6 && hour < 14) return 'Buenos\u00a0días';
  return hour >= 14 && hour < 21 ? 'Buenas\u00a0tardes' : 'Buenas\u00a0noches';
}

/** "Martes 3 de marzo" */
export function hoy(now: Date, zone: string): string {
  return mayuscula(diaDeLaSemana(now, zone).replace(',', ''));
}

const UNO = { curso: 'un curso', evaluacion: 'una prueba', actividad: 'una actividad' } as const;

const cosas = (items: readonly Vencimiento[]): string =>
  items.length === 1 && items[0] ? UNO[items[0].tipo] : cuenta(items.length, 'cosa');

/** "el jueves", "en 9 días": the day without its hour. */
const dia = (item: Vencimiento, now: Date, zone: string): string =>
  cuando(item.venceEn, now, zone).replace(/ a las? \d\d:\d\d$/, '');

/** One sentence that says how pressing things are; empty when nothing has a date. */
export function resumen(vence: readonly Vencimiento[], now: Date, zone: string): string {
  const de = (prisa: ReturnType<typeof urgencia>) =>
    vence.filter((item) => urgencia(item.venceEn, now, zone) === prisa);
  const tarde = de('tarde');
  const deHoy = de('hoy');
  const [despues] = de('tranquila');
  const siguiente = despues ? `; lo siguiente, ${dia(despues, now, zone)}` : '';

  if (deHoy.length > 0) return `Hoy ${deHoy.length === 1 ? 'vence' : 'vencen'} ${cosas(deHoy)}${siguiente}.`;
  if (tarde.length > 0) return `Se ha pasado la fecha de ${cosas(tarde)}${siguiente}.`;
  return despues ? `Lo primero vence ${dia(despues, now, zone)}.` : '';
}
