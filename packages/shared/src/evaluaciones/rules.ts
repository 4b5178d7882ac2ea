import { DomainError } from '#core/errors.ts';
import type { EstadoEvaluacion } from '#evaluaciones/collection.ts';

export const COMANDOS_EVALUACION = ['publicar', 'cerrar', 'volver-a-borrador'] as const;
export type ComandoEvaluacion = (typeof COMANDOS_EVALUACION)[number];

const RESULTADO: Readonly<Record<ComandoEvaluacion, EstadoEvaluacion>> = {
  publicar: 'publicada',
  cerrar: 'cerrada',
  'volver-a-borrador': 'borrador',
};

/** The state that a command leads to; only what was open can be closed. */
export const evaluacionTras = (
  comando: ComandoEvaluacion,
  estado: EstadoEvaluacion,
): EstadoEvaluacion | null => (comando === 'cerrar' && estado === 'borrador' ? null : RESULTADO[comando]);

export const evaluacionEnBorrador = () =>
  new DomainError(409, 'EVALUACION_EN_BORRADOR', 'Un borrador no se cierra: nadie puede hacerlo todavía.');
