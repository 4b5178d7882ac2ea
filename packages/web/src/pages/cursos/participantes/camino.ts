import type { ActividadDeIndice, ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import type { HechasPorActividad } from '@catedra/shared/participantes/schemas.ts';
import { seenNow } from '#ui/course/seen-now.ts';
import { cuenta } from '#ui/words/words.ts';

interface CursoDelCamino extends Pick<ContenidoDeCurso, 'curso' | 'porPublicar'> {
  readonly actividades: readonly Pick<
    ActividadDeIndice,
    'id' | 'titulo' | 'obligatoria' | 'oculta' | 'lista'
  >[];
}

export interface Tramo {
  readonly id: string;
  readonly titulo: string;
  readonly hechas: number;
  /** Who began it and has not done it. */
  readonly empezadas: number;
  /** How many fewer than the one before; the first is told from everybody. */
  readonly menos: number;
}

/** What is asked now of whoever takes it, in its order. */
export const caminoDe = (contenido: CursoDelCamino) =>
  contenido.actividades.filter((una) => una.obligatoria && seenNow(contenido, una));

/** The same, with how many did each. */
export function tramosDe(
  contenido: CursoDelCamino,
  { personas, porActividad, empezadas }: HechasPorActividad,
): Tramo[] {
  const camino = caminoDe(contenido);
  const hechas = camino.map(({ id }) => porActividad[id] ?? 0);
  return camino.map(({ id, titulo }, n) => ({
    id,
    titulo,
    hechas: hechas[n] ?? 0,
    empezadas: empezadas[id] ?? 0,
    menos: Math.max(0, (n === 0 ? personas : (hechas[n - 1] ?? 0)) - (hechas[n] ?? 0)),
  }));
}

/** Who stopped at one of them: did the one before and not that one. */
export function paradaEn(
  contenido: CursoDelCamino,
  id: string | undefined,
): { readonly falta?: string; readonly tras?: string } {
  const camino = caminoDe(contenido);
  const n = camino.findIndex((una) => una.id === id);
  return { falta: camino[n]?.id, tras: camino[n - 1]?.id };
}

/** The first of those at which most stay behind; none when nobody does. */
export const mayorBache = (tramos: readonly Tramo[]): Tramo | undefined =>
  tramos.reduce<Tramo | undefined>(
    (peor, tramo) => (tramo.menos > (peor?.menos ?? 0) ? tramo : peor),
    undefined,
  );

/** What the columns say, in one sentence. */
export function hallazgoDelCamino(tramos: readonly Tramo[]): string {
  const peor = mayorBache(tramos);
  if (!peor) return 'Nadie se queda por el camino';
  const faltan = peor.menos === 1 ? 'Falta 1 persona' : `Faltan ${cuenta(peor.menos, 'persona')}`;
  // Only figures are compared: where a course may be done in any order they need not be the same people.
  return peor === tramos[0]
    ? `${faltan} por hacer «${peor.titulo}»: es la mayor caída`
    : `«${peor.titulo}» la han hecho ${cuenta(peor.menos, 'persona')} menos que la anterior: es la mayor caída`;
}
