import { textoPlano } from '@catedra/shared/preguntas/texto-plano.ts';
import type { Carta } from '#features/avisos/offers.ts';

export interface Aviso {
  readonly tarea: string;
  readonly curso: string;
  readonly nota: number | null;
  readonly comentario: string;
  /** The task lies in the bin: there is no page to send anybody to. */
  readonly enPapelera: boolean;
  readonly enlace: string;
}

const numero = new Intl.NumberFormat('es', { maximumFractionDigits: 2 });

/** A mark of a task, over 10. */
export const notaEnCarta = (nota: number | null): string => numero.format(nota ?? 0);

function dondeSeVe({ comentario, enPapelera, enlace }: Aviso): string[] {
  if (!enPapelera) return ['Aquí puedes ver la corrección y los comentarios:', enlace];
  const dicho = textoPlano(comentario);
  return [
    ...(dicho === '' ? [] : ['Lo que te dice quien lo corrigió:', dicho]),
    'Esa tarea se retiró después de que la entregaras, y por eso no hay ninguna página que abrir. Tu nota sigue guardada.',
  ];
}

export const mensajeCalificada = (nombre: string, aviso: Aviso): Carta => ({
  asunto: `Ya tienes la nota de «${aviso.tarea}»`,
  texto: [
    `Hola, ${nombre}:`,
    `Tu trabajo «${aviso.tarea}», del curso «${aviso.curso}», está calificado: ${notaEnCarta(aviso.nota)} sobre 10.`,
    ...dondeSeVe(aviso),
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

export interface SinTutor {
  readonly trabajos: readonly { readonly persona: string; readonly tarea: string; readonly curso: string }[];
}

const NOMBRADOS = 5;

/** Together, the oldest first and some by their names. */
export function mensajeSinTutor(
  nombre: string,
  { trabajos, enlace }: SinTutor & { readonly enlace: string },
): Carta {
  const uno = trabajos.length === 1;
  const resto = trabajos.length - NOMBRADOS;
  return {
    asunto: uno
      ? 'Un trabajo espera y nadie lo corrige'
      : `${trabajos.length} trabajos esperan y nadie los corrige`,
    texto: [
      `Hola, ${nombre}:`,
      uno
        ? 'Alguien entregó un trabajo y no está en ningún grupo con tutor, así que nadie lo corregirá:'
        : 'Estos trabajos son de personas que no están en ningún grupo con tutor, así que nadie los corregirá:',
      [
        ...trabajos
          .slice(0, NOMBRADOS)
          .map(({ persona, tarea, curso }) => `· ${persona.trim()}: «${tarea}», del curso «${curso}»`),
        ...(resto > 0 ? [`· y ${resto} más`] : []),
      ].join('\n'),
      uno
        ? 'Puedes corregirlo o poner a esa persona en un grupo con tutor:'
        : 'Puedes corregirlos o poner a esas personas en un grupo con tutor:',
      enlace,
    ].join('\n\n'),
  };
}
