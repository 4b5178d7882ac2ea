import classes from '#preguntas/paper.module.css';
import type { PaperProps } from '#preguntas/formas.ts';
import { Rich } from '#preguntas/Rich.tsx';

/** Each takes its number in the order. */
export const Paper = ({ publica: { elementos } }: PaperProps<'ordenar'>) => (
  <>
    <p className="look-quiet">Escribe delante de cada uno su lugar: 1, 2, 3…</p>
    <ul className={classes.choices}>
      {elementos.map(({ id, texto }) => (
        <li key={id}>
          <span className={classes.blank} aria-hidden />
          <Rich html={texto} />
        </li>
      ))}
    </ul>
  </>
);
