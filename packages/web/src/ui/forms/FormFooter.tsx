import type { ReactNode } from 'react';
import classes from '#ui/forms/FormFooter.module.css';

interface FormFooterProps {
  /** What saving will do: "Se importarán 300 filas: 214 personas nuevas…". */
  readonly effect?: ReactNode;
  /** Buttons, the filled one last. */
  readonly children: ReactNode;
}

/** Stays at the foot of the screen while the form is long. */
export function FormFooter({ effect, children }: FormFooterProps) {
  return (
    <footer className={classes.footer}>
      <div className={classes.effect}>{effect}</div>
      <div className={classes.actions}>{children}</div>
    </footer>
  );
}
