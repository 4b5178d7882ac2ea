import type { ReviewProps } from '#preguntas/formas.ts';
import { OptionsReview } from '#preguntas/ReviewParts.tsx';
import { idDe, VERDADERO_Y_FALSO } from '#preguntas/verdadero_falso/opciones.ts';

export const Review = ({ respuesta, correcta }: ReviewProps<'verdadero_falso'>) => (
  <OptionsReview
    opciones={VERDADERO_Y_FALSO}
    mine={respuesta ? [idDe(respuesta.valor)] : undefined}
    right={correcta ? [idDe(correcta.valor)] : undefined}
  />
);
