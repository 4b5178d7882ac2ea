import type { Publicas, Respuestas, ReviewProps } from '#preguntas/formas.ts';
import { BLANK, Both } from '#preguntas/ReviewParts.tsx';

const written = ({ unidades }: Publicas['numerica'], { texto, unidad }: Respuestas['numerica']): string =>
  [texto, unidades.find(({ id }) => id === unidad)?.nombre].filter(Boolean).join(' ');

export const Review = ({ publica, respuesta, correcta, resultado }: ReviewProps<'numerica'>) => (
  <Both
    mine={respuesta === undefined ? undefined : respuesta ? written(publica, respuesta) : BLANK}
    right={correcta ? written(publica, correcta) : undefined}
    good={resultado === 'acierto'}
  />
);
