import { type Carta, fechaEnCarta } from '#features/avisos/offers.ts';

export interface Pendiente {
  readonly titulo: string;
  readonly porcentaje: number;
  readonly venceEn: string | null;
  readonly zona: string;
  readonly vencido: boolean;
}

export const suPlazo = ({ venceEn, vencido, zona }: Pendiente): string | null =>
  venceEn && `${vencido ? 'Tu plazo terminó' : 'Tu plazo termina'} el ${fechaEnCarta(venceEn, zona)}.`;

export const cuantoLleva = ({ titulo, porcentaje }: Pendiente): string =>
  porcentaje === 0
    ? `Aún no has empezado el curso «${titulo}»`
    : `Llevas un ${porcentaje} % del curso «${titulo}»`;

export const mensajeRecordatorio = (
  nombre: string,
  pendiente: Pendiente,
  academia: string,
  enlace: string,
): Carta => ({
  asunto: `Tienes pendiente «${pendiente.titulo}»`,
  texto: [
    `Hola, ${nombre}:`,
    `${cuantoLleva(pendiente)} en ${academia}.`,
    suPlazo(pendiente),
    'Sigue por donde lo dejaste:',
    enlace,
  ]
    .filter(Boolean)
    .join('\n\n'),
});
