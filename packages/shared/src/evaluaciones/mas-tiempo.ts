import type { Cambios } from '#evaluaciones/efectivo.ts';

type Tiempo = Pick<Cambios, 'minutos' | 'cierraEn'>;

const mas = <T extends number | string>(antes: T | null | undefined, ahora: T | null | undefined): boolean =>
  antes !== null && antes !== undefined && ahora !== undefined && (ahora === null || ahora > antes);

/** Whether other rules give somebody more time than they had: to do it, or until it closes. */
export function daMasTiempo(evaluacion: Tiempo, antes: Tiempo, cambios: Tiempo): boolean {
  const { minutos, cierraEn } = { ...evaluacion, ...antes };
  return mas(minutos, cambios.minutos) || mas(cierraEn, cambios.cierraEn);
}
