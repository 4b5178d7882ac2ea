import type { Carta } from '#features/avisos/offers.ts';

export interface Aviso {
  readonly tarea: string;
  readonly curso: string;
  readonly nota: number | null;
  readonly enlace: string;
}

const numero = new Intl.NumberFormat('es', { maximumFractionDigits: 2 });

export const mensajeCalificada = (nombre: string, { tarea, curso, nota, enlace }: Aviso): Carta => ({
  asunto: `Ya tienes la nota de «${tarea}»`,
  texto: [
    `Hola, ${nombre}:`,
    `Tu trabajo «${tarea}», del curso «${curso}», está calificado: ${numero.format(nota ?? 0)} sobre 10.`,
    'Aquí puedes ver la corrección y los comentarios:',
    enlace,
  ].join('\n\n'),
});

export const mensajeDevuelta = (nombre: string, { tarea, curso, enlace }: Aviso): Carta => ({
  asunto: `Te devolvieron «${tarea}» para que lo intentes otra vez`,
  texto: [
    `Hola, ${nombre}:`,
    `Han mirado tu trabajo «${tarea}», del curso «${curso}», y te lo devuelven con comentarios para que lo mejores y lo entregues de nuevo.`,
    'Lo que escribiste sigue ahí. Puedes seguir desde aquí:',
    enlace,
  ].join('\n\n'),
});
