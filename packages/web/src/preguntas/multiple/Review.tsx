import type { ReviewProps } from '#preguntas/formas.ts';
import { OptionsReview } from '#preguntas/ReviewParts.tsx';

export const Review = ({ publica, respuesta, correcta }: ReviewProps<'multiple'>) => (
  <OptionsReview
    opciones={publica.opciones}
    mine={respuesta?.opciones ?? undefined}
    right={correcta?.opciones ?? undefined}
    several
  />
);
