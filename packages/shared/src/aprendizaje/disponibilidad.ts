import type { Curso } from '#cursos/collection.ts';
import { DomainError } from '#core/errors.ts';

export const DISPONIBILIDADES = ['abierto', 'sin_empezar', 'terminado', 'archivado', 'borrador'] as const;
export type Disponibilidad = (typeof DISPONIBILIDADES)[number];

type Fechas = Pick<Curso, 'estado' | 'iniciaEn' | 'terminaEn'>;

/** Whether what a learner does in a course counts now; afterwards it can still be read. */
export function disponibilidadDe({ estado, iniciaEn, terminaEn }: Fechas, now: Date): Disponibilidad {
  if (estado !== 'publicado') return estado;
  if (iniciaEn && Date.parse(iniciaEn) > now.getTime()) return 'sin_empezar';
  if (terminaEn && Date.parse(terminaEn) <= now.getTime()) return 'terminado';
  return 'abierto';
}

const MOTIVOS: Readonly<Record<Exclude<Disponibilidad, 'abierto'>, string>> = {
  sin_empezar: 'El curso aún no ha empezado. Vuelve el día de su inicio.',
  terminado: 'El curso ya terminó: puedes consultarlo, pero lo que hagas no cuenta.',
  archivado: 'El curso está archivado: puedes consultarlo, pero lo que hagas no cuenta.',
  borrador: 'El curso todavía no está publicado.',
};

export const cursoNoDisponible = (motivo: Exclude<Disponibilidad, 'abierto'>) =>
  new DomainError(409, 'CURSO_NO_DISPONIBLE', MOTIVOS[motivo]);
