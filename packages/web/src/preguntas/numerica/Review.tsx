import type { PublicaDe, RespuestaDe } from '@catedra/shared/preguntas/tipos.ts';
import type { ReviewProps } from '#preguntas/formas.ts';
import { BLANK, Both } from '#preguntas/ReviewParts.tsx';
import { mayuscula } from '#ui/words/words.ts';

const written = ({ unidades }: PublicaDe<'numerica'>, { texto, unidad }: RespuestaDe<'numerica'>): string =>
  [texto, unidades.find(({ id }) => id === unidad)?.nombre].filter(Boolean).join(' ');

/** Where any number of some is right, they are all told and not one of them. */
function right({ publica, correcta, correctas }: ReviewProps<'numerica'>): string | undefined {
  if (typeof correctas === 'string') return mayuscula(correctas);
  return correcta ? written(publica, correcta) : undefined;
}

export const Review = (props: ReviewProps<'numerica'>) => {
  const { publica, respuesta, resultado } = props;
  return (
    <Both
      mine={respuesta === undefined ? undefined : respuesta ? written(publica, respuesta) : BLANK}
      right={right(props)}
      resultado={resultado}
    />
  );
};
