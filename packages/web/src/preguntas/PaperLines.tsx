import classes from '#preguntas/paper.module.css';

/** Lines to write on. */
export const Lines = ({ count = 1 }: { readonly count?: number }) => (
  <div className={classes.lines} aria-hidden>
    {Array.from({ length: count }, (_, i) => (
      <span key={i} className={classes.line} />
    ))}
  </div>
);

export const Nothing = () => null;
