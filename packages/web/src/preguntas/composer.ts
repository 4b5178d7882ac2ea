import type { Resta } from '@catedra/shared/preguntas/resta.ts';
import type { ClaveDe, PublicaDe, TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';

/** What was typed in one of the halves of a question. */
export interface Cambio<T extends TipoPregunta> {
  readonly publica?: Partial<PublicaDe<T>>;
  readonly clave?: Partial<ClaveDe<T>>;
}

/** The part of a question that only its kind knows; text above and explanation are everybody's. */
export interface ComposerProps<T extends TipoPregunta> {
  readonly publica: PublicaDe<T>;
  readonly clave: ClaveDe<T>;
  readonly onChange: (change: Cambio<T>) => void;
  /** What it is worth where it stands, and what a wrong answer takes away there. */
  readonly puntos: number;
  readonly resta: Resta;
  /** Where its pictures are kept; none without it. */
  readonly cursoId?: string;
  readonly readOnly: boolean;
}
