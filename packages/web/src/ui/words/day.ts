import { diasHasta } from '#ui/words/words.ts';

const larga = (zone: string, year: boolean) =>
  new Intl.DateTimeFormat('es', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: year ? 'numeric' : undefined,
    timeZone: zone,
  });

/** "hoy, lunes, 16 de noviembre", "ayer, domingo, 15 de noviembre", "viernes, 13 de noviembre". */
export function dia(moment: string, now: Date, zone: string): string {
  const days = diasHasta(moment, now, zone);
  const written = larga(zone, days < -300).format(new Date(moment));
  if (days === 0) return `hoy, ${written}`;
  return days === -1 ? `ayer, ${written}` : written;
}
