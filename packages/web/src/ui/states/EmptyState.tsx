import type { ReactNode } from 'react';
import classes from '#ui/states/EmptyState.module.css';

interface EmptyStateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** The next step, as a button. */
  readonly action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <section className={classes.empty}>
      <h2 className={classes.title}>{title}</h2>
      {children && <p className={classes.words}>{children}</p>}
      {action && <div className={classes.actions}>{action}</div>}
    </section>
  );
}
