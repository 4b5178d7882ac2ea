import { type Publica, tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import classes from '#preguntas/paper.module.css';
import { Rich } from '#preguntas/Rich.tsx';

/** A box, a letter and what it says, for each that may be chosen. */
export function PaperChoices({ publica }: { readonly publica: Publica }) {
  const choices = tipoDePregunta(publica.tipo).elegibles?.(publica) ?? [];
  return (
    <ul className={classes.choices}>
      {choices.map(({ id, letra, texto }) => (
        <li key={id}>
          <span className={classes.box} aria-hidden />
          <b>{letra})</b>
          <Rich html={texto} />
        </li>
      ))}
    </ul>
  );
}
