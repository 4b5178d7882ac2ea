import { cuantas } from '#informes/palabras.ts';

export interface QuienIncumple {
  readonly nombre: string;
  readonly cursos: number;
}

export interface Peores {
  /** How many people don't comply in something. */
  readonly personas: number;
  /** The two who don't in most courses, the worst first. */
  readonly primeras: readonly QuienIncumple[];
}

/** «Hicham Benali incumple en 3 cursos; los demás, en 1 como mucho». */
export function hallazgoDe({ personas, primeras: [peor, segunda] }: Peores): string {
  if (!peor) return 'Nadie incumple en ningún curso';
  const enCursos = (n: number) => `en ${cuantas(n, 'curso')}`;
  if (!segunda) return `${peor.nombre} incumple ${enCursos(peor.cursos)}; nadie más incumple`;
  if (peor.cursos > segunda.cursos)
    return `${peor.nombre} incumple ${enCursos(peor.cursos)}; los demás, en ${segunda.cursos} como mucho`;
  if (peor.cursos === 1) return `${cuantas(personas, 'persona')} incumplen en un curso; nadie en más de uno`;
  return `${cuantas(personas, 'persona')} incumplen en algún curso, ${enCursos(peor.cursos)} como mucho`;
}
