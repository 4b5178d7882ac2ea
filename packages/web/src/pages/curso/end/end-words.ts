import { diaDeLaSemana } from '@catedra/shared/fechas/en-palabras.ts';
import type { CursoAbierto, FinalDeCurso } from '@catedra/shared/aprendizaje/schemas.ts';
import { cuenta, diasHasta, duracion, enumerar, hora, mayuscula } from '#ui/words/words.ts';

const NUMEROS = ['', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];
const WEEK = 7;

/** «Trabajos en altura», of «Trabajos en altura: prevención, equipos y rescate». */
export const corto = (titulo: string): string => titulo.split(/[:.]\s/u)[0] ?? titulo;

/** «Miércoles 18 de noviembre, 11:42» */
export function momentoDelFinal(momento: string, zone: string): string {
  return `${mayuscula(diaDeLaSemana(momento, zone).replace(',', ''))}, ${hora(momento, zone)}`;
}

/** «14 actividades en 6 h 20 min, repartidas en cinco semanas.» */
export function resumenDelFinal(final: FinalDeCurso, zone: string): string {
  const { hechas, segundos } = final;
  const minutos = Math.round(segundos / 60);
  const en = minutos > 0 ? ` en ${duracion(minutos)}` : '';
  return `${cuenta(hechas, 'actividad', 'actividades')}${en}${reparto(final, zone)}.`;
}

function reparto({ empezadoEn, terminadoEn, hechas }: FinalDeCurso, zone: string): string {
  if (empezadoEn === null || terminadoEn === null || hechas < 2) return '';
  const dias = diasHasta(terminadoEn, new Date(empezadoEn), zone) + 1;
  if (dias < 2) return ', todas en un día';
  if (dias < 2 * WEEK) return `, repartidas en ${dias} días`;
  const semanas = Math.round(dias / WEEK);
  return `, repartidas en ${NUMEROS[semanas] ?? semanas} semanas`;
}

/** «Falta que corrijan «Nudos y amarres».» */
export const loQueEspera = ({ porCorregir }: Pick<FinalDeCurso, 'porCorregir'>): string =>
  `Falta que te corrijan ${enumerar(porCorregir.map(({ titulo }) => `«${titulo}»`))}. En cuanto lo hagan, lo verás aquí.`;

const PASSES = 5;

/** A mark is shown as large as a poster when it is one to be glad of: it passes, and so does what it is made of. */
export const isProud = (
  { secciones }: { readonly secciones: CursoAbierto['secciones'] },
  nota: number | null,
): boolean =>
  nota !== null &&
  nota >= PASSES &&
  !secciones.some(({ actividades }) =>
    actividades.some((una) => una.nota !== undefined && una.estado !== 'completada'),
  );
