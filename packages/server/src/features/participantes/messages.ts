import { type Carta, fechaEnCarta } from '#features/avisos/offers.ts';

export interface Pendiente {
  readonly titulo: string;
  readonly porcentaje: number;
  readonly venceEn: string | null;
  readonly zona: string;
  readonly vencido: boolean;
}

const cuando = ({ venceEn, vencido, zona }: Pendiente): string | null =>
  venceEn && `${vencido ? 'Tu plazo terminó' : 'Tu plazo termina'} el ${fechaEnCarta(venceEn, zona)}.`;

export const mensajeRecordatorio = (
  nombre: string,
  pendiente: Pendiente,
  academia: string,
  enlace: string,
): Carta => ({
  asunto: `Tienes pendiente «${pendiente.titulo}»`,
  texto: [
    `Hola, ${nombre}:`,
    pendiente.porcentaje === 0
      ? `Te espera el curso «${pendiente.titulo}» en ${academia} y aún no lo has empezado.`
      : `Llevas un ${pendiente.porcentaje} % del curso «${pendiente.titulo}» en ${academia}.`,
    cuando(pendiente),
    'Sigue por donde lo dejaste:',
    enlace,
  ]
    .filter(Boolean)
    .join('\n\n'),
});
