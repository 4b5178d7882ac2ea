import type { ReactNode } from 'react';
import { Drawing } from '#ui/states/Drawing.tsx';
import classes from '#ui/states/EmptyState.module.css';
import type { DrawingName } from '#ui/states/Lines.tsx';

interface EmptyStateProps {
  readonly title: ReactNode;
  readonly drawing?: DrawingName;
  /** Right under tabs, which have drawn the rule already. */
  readonly underTabs?: boolean;
  readonly children?: ReactNode;
  /** The next step, as a button. */
  readonly action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, drawing = 'page', underTabs, children, action }: EmptyStateProps) {
  return (
    <section className={classes.empty} data-under-tabs={underTabs || undefined}>
      <Drawing name={drawing} />
      <div className={classes.column}>
        <h2 className={classes.title}>{title}</h2>
        {children && <p className={classes.words}>{children}</p>}
        {action && <div className={`look-wrap ${classes.actions}`}>{action}</div>}
      </div>
    </section>
  );
}
