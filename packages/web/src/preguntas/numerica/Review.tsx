import type { PublicaDe, RespuestaDe } from '@catedra/shared/preguntas/tipos.ts';
import type { ReviewProps } from '#preguntas/formas.ts';
import { BLANK, Both } from '#preguntas/ReviewParts.tsx';

const written = ({ unidades }: PublicaDe<'numerica'>, { texto, unidad }: RespuestaDe<'numerica'>): string =>
  [texto, unidades.find(({ id }) => id === unidad)?.nombre].filter(Boolean).join(' ');

export const Review = ({ publica, respuesta, correcta, resultado }: ReviewProps<'numerica'>) => (
  <Both
    mine={respuesta === undefined ? undefined : respuesta ? written(publica, respuesta) : BLANK}
    right={correcta ? written(publica, correcta) : undefined}
    resultado={resultado}
  />
);
