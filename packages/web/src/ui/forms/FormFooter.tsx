import type { ReactNode } from 'react';
import classes from '#ui/forms/FormFooter.module.css';

interface FormFooterProps {
  /** What saving will do: "Se importarán 300 filas: 214 personas nuevas…". */
  readonly effect?: ReactNode;
  /** Buttons, the filled one last. */
  readonly children: ReactNode;
}

/** At the foot of the window, with room kept for it so that it never covers a field. */
export function FormFooter({ effect, children }: FormFooterProps) {
  return (
    <div className={classes.room}>
      <footer className={`look-line ${classes.footer}`} data-form-foot>
        <div className={classes.effect}>{effect}</div>
        <div className={classes.actions}>{children}</div>
      </footer>
    </div>
  );
}

/** Under the fields of a form of one or two: the filled button first, and what it does beside it. */
export function ShortFooter({ effect, children }: FormFooterProps) {
  return (
    <footer className={classes.short}>
      <div className={classes.actions}>{children}</div>
      <div className={classes.effect}>{effect}</div>
    </footer>
  );
}
