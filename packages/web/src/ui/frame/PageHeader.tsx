import type { ReactNode } from 'react';
import classes from '#ui/frame/PageHeader.module.css';

interface PageHeaderProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly action?: ReactNode;
  /** Beside the title: the cover of a course. */
  readonly mark?: ReactNode;
}

export function PageHeader({ title, subtitle, action, mark }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.words} data-mark={mark ? true : undefined}>
        {mark && <span className={classes.mark}>{mark}</span>}
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
      </div>
      {action && <div className={classes.actions}>{action}</div>}
    </header>
  );
}
