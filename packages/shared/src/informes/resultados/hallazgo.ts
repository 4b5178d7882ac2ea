import { cuantas, enCifras, porCiento } from '#informes/palabras.ts';

export interface Notas {
  readonly intentos: number;
  readonly personas: number;
  /** With a mark that stands. */
  readonly conNota: number;
  readonly aprobados: number;
  readonly media: number | null;
  readonly porCalificar: number;
}

const DECIMAL = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });

/** «7,4 de media; 81 % aprueba». */
export function hallazgoDe({ intentos, conNota, aprobados, media, porCalificar }: Notas): string {
  if (intentos === 0) return 'Nadie ha hecho ninguna prueba';
  if (media === null || conNota === 0)
    return porCalificar > 0 ? `${cuantas(porCalificar, 'intento')} por calificar` : 'Aún no hay notas';
  return `${DECIMAL.format(media)} de media; aprueba el ${porCiento(aprobados, conNota)}`;
}

export function alcanceDe({ intentos, personas, conNota, porCalificar }: Notas): string {
  const espera = porCalificar > 0 ? `; ${enCifras(porCalificar)} por calificar` : '';
  return `${cuantas(intentos, 'intento')} de ${cuantas(personas, 'persona')}: ${enCifras(conNota)} con nota${espera}.`;
}
