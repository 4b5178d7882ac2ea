import type { Embudo, HechasPorActividad } from '@catedra/shared/participantes/schemas.ts';
import { cuenta } from '#ui/words/words.ts';

export interface Tramo {
  readonly id: string;
  readonly titulo: string;
  readonly hechas: number;
  /** Who began it and has not done it. */
  readonly empezadas: number;
  /** Who did the one before and lacks this one; at the first, whoever lacks it. */
  readonly paran: number;
}

/** What is asked now of whoever takes the course, in its order, with how many did each and how many stopped at it. */
export const tramosDe = (
  camino: Embudo['camino'],
  { porActividad, empezadas, paradas }: HechasPorActividad,
): Tramo[] =>
  camino.map(({ id, titulo }) => ({
    id,
    titulo,
    hechas: porActividad[id] ?? 0,
    empezadas: empezadas[id] ?? 0,
    paran: paradas[id] ?? 0,
  }));

/** The first of those at which most stop; none when nobody does. */
export const mayorBache = (tramos: readonly Tramo[]): Tramo | undefined =>
  tramos.reduce<Tramo | undefined>(
    (peor, tramo) => (tramo.paran > (peor?.paran ?? 0) ? tramo : peor),
    undefined,
  );

/** What the columns say, in one sentence. */
export function hallazgoDelCamino(tramos: readonly Tramo[]): string {
  const peor = mayorBache(tramos);
  if (!peor) return 'Nadie se queda por el camino';
  const una = peor.paran === 1;
  const hay = una ? '1 persona' : cuenta(peor.paran, 'persona');
  return peor === tramos[0]
    ? `${una ? 'Falta' : 'Faltan'} ${hay} por hacer «${peor.titulo}»: es donde más se paran`
    : `${hay} ${una ? 'hizo' : 'hicieron'} la anterior y no «${peor.titulo}»: es donde más se paran`;
}
