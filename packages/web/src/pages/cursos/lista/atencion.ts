import type { Curso } from '@catedra/shared/cursos/collection.ts';
import type { CifrasDeCursos, CifrasDeUnCurso } from '@catedra/shared/reportes/cifras-de-cursos.ts';
import { cuenta, numero, porcentaje } from '#ui/words/words.ts';

export type Cifras = CifrasDeCursos['cursos'];

/** Those that most people are late in first; the others as they come. */
export const porAtencion = (cursos: readonly Curso[], cifras: Cifras): readonly Curso[] =>
  cursos.toSorted((a, b) => (cifras[b.id]?.tarde ?? 0) - (cifras[a.id]?.tarde ?? 0));

/** "Alguien va tarde en 3 de 8 cursos"; null where nobody has any. */
export function hallazgoDeCursos(cursos: readonly Curso[], cifras: Cifras): string | null {
  const conGente = cursos.filter(({ id }) => (cifras[id]?.personas ?? 0) > 0);
  if (conGente.length === 0) return null;
  const tarde = conGente.filter(({ id }) => (cifras[id]?.tarde ?? 0) > 0);
  const [uno] = tarde;
  if (!uno) return 'Nadie va tarde en ningún curso';
  if (tarde.length === 1) {
    const personas = cifras[uno.id]?.tarde ?? 0;
    return `${cuenta(personas, 'persona')} ${personas === 1 ? 'va' : 'van'} tarde en ${uno.titulo}`;
  }
  return `Alguien va tarde en ${numero(tarde.length)} de ${cuenta(conGente.length, 'curso')}`;
}

/** What is done of what its people have; rounded down, so that nothing reads as finished before it is. */
export const hechoEn = ({ hechas, total }: CifrasDeUnCurso): string =>
  total === 0 ? '—' : porcentaje(Math.floor((100 * hechas) / total));

/** "24 personas, 56 % hecho". */
export const genteEnPalabras = (cifras: CifrasDeUnCurso | undefined): string =>
  cifras ? `${cuenta(cifras.personas, 'persona')}, ${hechoEn(cifras)} hecho` : 'Nadie lo tiene';
