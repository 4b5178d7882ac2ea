import type { FeedbackDemo } from '#seed/content/types.ts';

/** An opinion before it has an author: somebody who did that activity will sign it. */
export type Voz = Pick<FeedbackDemo, 'curso' | 'actividad' | 'tipo' | 'texto' | 'estado'> & {
  estrellas?: number;
  anonimo?: boolean;
  respuesta?: string;
  persona?: string;
  grupo?: string;
};
