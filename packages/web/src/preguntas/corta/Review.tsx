import type { ReviewProps } from '#preguntas/formas.ts';
import { BLANK, Both } from '#preguntas/ReviewParts.tsx';

export const Review = ({ respuesta, correcta, resultado }: ReviewProps<'corta'>) => (
  <Both
    mine={respuesta === undefined ? undefined : (respuesta?.texto ?? BLANK)}
    right={correcta?.texto}
    resultado={resultado}
  />
);
