import type { SeccionDePrueba } from '@catedra/shared/evaluaciones/composicion.ts';
import type { EvaluacionDeAutor } from '@catedra/shared/evaluaciones/schemas.ts';
import type { PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import type { Kept } from '#preguntas/autor/kept.ts';
import type { Tecleada } from '#preguntas/autor/halves.ts';

/** What it asks and in what order, as the server has it. */
export type Composicion = Pick<EvaluacionDeAutor, 'composicion' | 'sorteos' | 'fallos'> & {
  readonly version: number;
};

/** A question on the table: as the server has it, what is typed in it and how that stands. */
export interface EnMesa {
  /** Null until the server has it for the first time. */
  readonly guardada: PreguntaDeAutor | null;
  readonly tecleada: Tecleada;
  readonly kept: Kept<PreguntaDeAutor>;
}

/** What the page shows; another object each time something changes. */
export interface Vista {
  readonly secciones: readonly SeccionDePrueba[];
  /** As the server has them, which is what people are asked. */
  readonly enUso: readonly SeccionDePrueba[];
  /** The place in which nothing is written yet: it counts for nothing. */
  readonly porEscribir: string | null;
  readonly preguntas: ReadonlyMap<string, EnMesa>;
  readonly sorteos: EvaluacionDeAutor['sorteos'];
  readonly fallos: EvaluacionDeAutor['fallos'];
  readonly composicion: Kept<Composicion>;
  /** With whose changes those of this page were joined, until it is read; `null` inside is somebody unknown. */
  readonly unidos: { readonly nombre: string | null } | null;
}

export const asRecord = (datos: Omit<Composicion, 'version'>): Composicion => ({
  ...datos,
  version: datos.composicion.version,
});
