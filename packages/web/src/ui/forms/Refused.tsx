import { isCut, messageOf } from '#platform/api-error.ts';
import { cutWords } from '#ui/forms/cut-words.ts';
import classes from '#ui/forms/SaveFooter.module.css';

interface RefusedProps {
  readonly failure: unknown;
  /** This device has what was typed, if the network is what refuses it. */
  readonly keptHere?: boolean;
}

/** Why the last try was refused, in the place where the effect of saving stands. */
export function Refused({ failure, keptHere = false }: RefusedProps) {
  return (
    <span className={classes.wrong} role="alert">
      {isCut(failure) ? cutWords(keptHere) : messageOf(failure)}
    </span>
  );
}
