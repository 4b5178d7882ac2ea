import type { CriterioCalificado } from '@catedra/shared/entregas/schemas.ts';

type Criterio = Pick<CriterioCalificado, 'niveles' | 'dados'>;

interface Level {
  readonly nombre: string;
  readonly puntos: number;
  readonly descripcion: string | null;
  /** Whether it is the one given, was gone past, or was not reached. */
  readonly place: 'given' | 'past' | 'beyond';
}

/** The levels of a criterion from the least to the most, and where what was given stands among them. */
export function levelsOf({ niveles = [], dados }: Criterio): Level[] {
  const ordered = niveles.toSorted((a, b) => a.puntos - b.puntos);
  const given = ordered.findIndex(({ puntos }) => puntos === dados);
  return ordered.map(({ nombre, puntos, descripcion = null }, index) => ({
    nombre,
    puntos,
    descripcion,
    place: index === given ? 'given' : puntos < dados ? 'past' : 'beyond',
  }));
}
