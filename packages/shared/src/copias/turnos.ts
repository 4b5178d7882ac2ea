import { DIA, HORA } from '#core/duraciones.ts';
import { diaDeSemana, masDias } from '#fechas/calendario.ts';
import { diaEn } from '#fechas/en-zona.ts';
import { momentoDe } from '#fechas/momento-de.ts';

/** Copies are made at night, on the academy's clock. */
const DE_NOCHE = '03:00';

/** When the next one is due: the first three in the morning after the day of the last one. */
export function proximaCopia(ultima: Date | null, ahora: Date, zona: string): Date {
  const hoy = diaEn(ahora, zona);
  if (ultima === null || diaEn(ultima, zona) < hoy) return momentoDe(hoy, DE_NOCHE, zona);
  return momentoDe(masDias(hoy, 1), DE_NOCHE, zona);
}

export const tocaCopia = (ultima: Date | null, ahora: Date, zona: string): boolean =>
  ahora >= proximaCopia(ultima, ahora, zona);

/** A night without a copy, and its hours late. */
export const COPIA_VIEJA = 26 * HORA;

const CADA_PRUEBA = 7 * DIA;

/** Once a week: the hour at which it is looked may fall a little before. */
export const tocaPrueba = (ultima: Date | null, ahora: Date): boolean =>
  ultima === null || ahora.getTime() - ultima.getTime() >= CADA_PRUEBA - HORA;

interface Retencion {
  readonly zona: string;
  readonly noches: number;
  readonly semanas: number;
}

const lunesDe = (dia: string): string => masDias(dia, -diaDeSemana(dia));

/**
 * Which copies stay: all those of the last nights, the last of each of the last weeks, and always the last of all. Moments
 * come in any order.
 */
export function queSeGuardan(
  momentos: readonly Date[],
  ahora: Date,
  { zona, noches, semanas }: Retencion,
): Set<Date> {
  const hoy = diaEn(ahora, zona);
  const [desdeNoche, desdeSemana] = [masDias(hoy, 1 - noches), masDias(lunesDe(hoy), 7 * (1 - semanas))];
  const quedan = new Set<Date>();
  const vistas = new Set<string>();
  for (const momento of momentos.toSorted((una, otra) => otra.getTime() - una.getTime())) {
    const dia = diaEn(momento, zona);
    const semana = lunesDe(dia);
    const primera = !vistas.has(semana);
    vistas.add(semana);
    if (quedan.size === 0 || dia >= desdeNoche || (primera && semana >= desdeSemana)) quedan.add(momento);
  }
  return quedan;
}
