import { notaMedia } from '@catedra/shared/intentos/nota.ts';
import type { AprendizajeDePersona } from '@catedra/shared/participantes/persona.ts';
import { calificadas } from '#pages/usuarios/actualizar/pruebas.ts';
import { cuenta, duracion, numero } from '#ui/words/words.ts';

export interface Cifra {
  readonly valor: string;
  readonly palabras: string;
}

/** What a person's sheet says at a glance; what the reader may not see, or what there is none of, is left out. */
export function cifrasDe({ cursos, pruebas }: Pick<AprendizajeDePersona, 'cursos' | 'pruebas'>): Cifra[] {
  const cifras: Cifra[] = [];
  if (cursos) {
    const terminados = cursos.filter(({ porcentaje }) => porcentaje === 100).length;
    const minutos = Math.round(cursos.reduce((suma, { segundos }) => suma + segundos, 0) / 60);
    cifras.push({
      valor: numero(cursos.length),
      palabras: `${cursos.length === 1 ? 'curso' : 'cursos'}, ${cuenta(terminados, 'terminado')}`,
    });
    if (minutos > 0) cifras.push({ valor: duracion(minutos), palabras: 'en los cursos, medidos' });
  }
  // Of each evaluation the last attempt with a mark, as its results have it.
  const ultimas = new Map(
    calificadas(pruebas ?? []).map((prueba) => [prueba.evaluacionId, prueba.nota ?? 0]),
  );
  const media = notaMedia([...ultimas.values()]);
  if (media !== null) {
    cifras.push({
      valor: numero(media),
      palabras: `nota media, de ${cuenta(ultimas.size, 'prueba')}`,
    });
  }
  return cifras;
}
