import { letterOf } from '#preguntas/Options.tsx';
import classes from '#preguntas/paper.module.css';
import type { PaperProps } from '#preguntas/formas.ts';
import { Rich } from '#preguntas/Rich.tsx';

/** Each on the left takes the letter of one on the right. */
export const Paper = ({ publica: { izquierda, derecha } }: PaperProps<'emparejar'>) => (
  <div className={classes.sides}>
    <ul className={classes.choices}>
      {izquierda.map(({ id, texto }) => (
        <li key={id}>
          <span className={classes.blank} aria-hidden />
          <Rich html={texto} />
        </li>
      ))}
    </ul>
    <ul className={classes.choices}>
      {derecha.map(({ id, texto }, i) => (
        <li key={id}>
          <b>{letterOf(i)})</b>
          <Rich html={texto} />
        </li>
      ))}
    </ul>
  </div>
);
