import { Lines } from '#preguntas/PaperLines.tsx';
import type { PaperProps } from '#preguntas/formas.ts';

export const Paper = ({ publica }: PaperProps<'corta'>) => (
  <>
    {publica.ayuda !== '' && <p className="look-quiet">{publica.ayuda}</p>}
    <Lines />
  </>
);
