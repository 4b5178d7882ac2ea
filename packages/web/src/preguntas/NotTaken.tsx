import classes from '#preguntas/composers.module.css';

/** What was pasted and did not fit: it may be all that there is of it. */
export const NotTaken = ({ left }: { readonly left: readonly string[] }) =>
  left.length > 0 && (
    <p className={`look-faint ${classes.note}`} role="status">
      De lo que pegaste no {left.length === 1 ? 'ha cabido' : 'han cabido'}: {left.join('; ')}.
    </p>
  );
