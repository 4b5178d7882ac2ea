import { diaDeLaSemana, fechaLarga } from '@catedra/shared/fechas/en-palabras.ts';
import { diasHasta } from '#ui/words/words.ts';

/** "hoy, lunes, 16 de noviembre", "ayer, domingo, 15 de noviembre", "viernes, 13 de noviembre". */
export function dia(moment: string, now: Date, zone: string): string {
  const days = diasHasta(moment, now, zone);
  const written = days < -300 ? fechaLarga(moment, zone) : diaDeLaSemana(moment, zone);
  if (days === 0) return `hoy, ${written}`;
  return days === -1 ? `ayer, ${written}` : written;
}
