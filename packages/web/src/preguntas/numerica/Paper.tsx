import { Lines } from '#preguntas/PaperLines.tsx';
import type { PaperProps } from '#preguntas/formas.ts';

const o = new Intl.ListFormat('es', { type: 'disjunction' });

export const Paper = ({ publica: { unidad, unidades } }: PaperProps<'numerica'>) => (
  <>
    {unidad !== 'ninguna' && (
      <p className="look-quiet">Con su unidad: {o.format(unidades.map(({ nombre }) => nombre))}.</p>
    )}
    <Lines />
  </>
);
