import type { ReviewProps } from '#preguntas/formas.ts';
import { OptionsReview } from '#preguntas/ReviewParts.tsx';

export const Review = ({ publica, respuesta, correcta }: ReviewProps<'unica'>) => (
  <OptionsReview
    opciones={publica.opciones}
    mine={respuesta ? [respuesta.opcion] : undefined}
    right={correcta ? [correcta.opcion] : undefined}
  />
);
