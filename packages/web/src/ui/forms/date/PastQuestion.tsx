import classes from '#ui/forms/date/DateField.module.css';

export const PAST_ANSWER = 'Ponerla aunque ya pasó';

/** Asked once, before a date that passed is given to somebody. */
export const PastQuestion = () => (
  <p className={classes.question} role="alert">
    Esa fecha ya pasó: quien no haya terminado estará fuera de plazo desde ahora. ¿La pones igualmente?
  </p>
);
