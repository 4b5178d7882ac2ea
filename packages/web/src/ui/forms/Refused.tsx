import { messageOf } from '#platform/api-error.ts';
import classes from '#ui/forms/SaveFooter.module.css';

/** Why the last try was refused, in the place where the effect of saving stands. */
export function Refused({ failure }: { readonly failure: unknown }) {
  return (
    <span className={classes.wrong} role="alert">
      {messageOf(failure)}
    </span>
  );
}
