/** A day of the calendar has no hour, so no zone moves it. */
export const enUtc = (opciones: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('es', { ...opciones, timeZone: 'UTC' });

const corta = enUtc({ day: 'numeric', month: 'short' });
const larga = enUtc({ weekday: 'long', day: 'numeric', month: 'long' });

/** "17 oct" */
export const diaCorto = (dia: string): string => corta.format(new Date(dia));

/** "martes, 10 de noviembre" */
export const diaLargo = (dia: string): string => larga.format(new Date(dia));
