import { fecha, fechaALas, hora } from '#fechas/en-palabras.ts';

type Momento = string | Date;

const FIN_DEL_DIA = '23:59';

/** «8 de diciembre», «18 de noviembre a las 14:00»: up to when, as a due date is said; a day is said without its last hour. */
export const plazoEscrito = (vence: Momento, ahora: Momento, zona: string): string =>
  hora(vence, zona).startsWith(FIN_DEL_DIA) ? fecha(vence, ahora, zona) : fechaALas(vence, ahora, zona);
