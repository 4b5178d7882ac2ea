import type { Curso } from '@catedra/shared/cursos/collection.ts';
import { cuenta } from '#ui/words/words.ts';

/** How far a course is written: "12 actividades", "9 de 12 actividades listas". */
export function contenidoEnPalabras({ actividades }: Curso, faltan: number): string {
  if (actividades === 0) return 'Sin actividades';
  const todas = cuenta(actividades, 'actividad', 'actividades');
  return faltan > 0 ? `${actividades - faltan} de ${todas} ${actividades === 1 ? 'lista' : 'listas'}` : todas;
}
