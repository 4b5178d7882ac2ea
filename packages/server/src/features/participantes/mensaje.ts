import type { Message } from '#platform/mail/mail.ts';

export interface Pendiente {
  readonly nombre: string;
  readonly correo: string;
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

export const mensajeRecordatorio = (persona: Pendiente, academia: string, enlace: string): Message => ({
  para: persona.correo,
  asunto: `Tienes pendiente «${persona.titulo}»`,
  texto: [
    `Hola, ${persona.nombre}:`,
    persona.porcentaje === 0
      ? `Te espera el curso «${persona.titulo}» en ${academia} y aún no lo has empezado.`
      : `Llevas un ${persona.porcentaje} % del curso «${persona.titulo}» en ${academia}.`,
    cuando(persona),
    'Sigue por donde lo dejaste:',
    enlace,
  ]
    .filter(Boolean)
    .join('\n\n'),
});
