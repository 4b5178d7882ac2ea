import type { EvaluacionDeAutor } from '@catedra/shared/evaluaciones/schemas.ts';
import type { AvisoDePregunta } from '@catedra/shared/feedback/schemas.ts';
import type { Mesa } from '#pages/evaluaciones/mesa/mesa.ts';
import type { Vista } from '#pages/evaluaciones/mesa/vista.ts';
import type { Fila } from '#tipos/evaluacion/suma.ts';

export interface TableProps {
  readonly datos: EvaluacionDeAutor;
  readonly mesa: Mesa;
  readonly vista: Vista;
  readonly filas: ReadonlyMap<string, Fila>;
  /** What was reported of its questions. */
  readonly avisos: readonly AvisoDePregunta[];
  readonly readOnly: boolean;
}
