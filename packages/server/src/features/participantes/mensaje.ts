import type { Carta } from '#features/avisos/offers.ts';

export interface Pendiente {
  readonly titulo: string;
  readonly porcentaje: number;
  readonly venceEn: string | null;
  readonly zona: string;
  readonly vencido: boolean;
}

const fecha = (momento: string, zona: string): string =>
  new Intl.DateTimeFormat('es', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zona,
  }).format(new Date(momento));

const cuando = ({ venceEn, vencido, zona }: Pendiente): string | null =>
  venceEn && `${vencido ? 'Tu plazo terminó' : 'Tu plazo termina'} el ${fecha(venceEn, zona)} (${zona}).`;

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
