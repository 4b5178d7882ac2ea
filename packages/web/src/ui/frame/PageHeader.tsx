import type { ReactNode } from 'react';
import classes from '#ui/frame/PageHeader.module.css';
import thumb from '#ui/frame/thumb.module.css';
import phones from '#ui/frame/unseen-on-phones.module.css';
import unseen from '#ui/frame/unseen.module.css';

interface PageHeaderProps {
  readonly title: ReactNode;
  /** What is seen of it in the bar of a phone, where the title is a sentence. */
  readonly name?: string | undefined;
  /** What is seen in its place while its words are not known. */
  readonly shown?: ReactNode;
  readonly subtitle?: ReactNode;
  readonly action?: ReactNode;
  /** Of a list: on a phone the main action is at the thumb. */
  readonly list?: boolean;
  /** Beside the title: the cover of a course. */
  readonly mark?: ReactNode;
}

export function PageHeader({ title, name, shown, subtitle, action, list = false, mark }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.words} data-mark={mark ? true : undefined}>
        {mark && <span className={classes.mark}>{mark}</span>}
        <h1 className={classes.title} tabIndex={-1}>
          {name !== undefined && (
            <span className={classes.short} aria-hidden>
              {name}
            </span>
          )}
          <span className={name !== undefined ? phones.onPhones : classes.name}>
            {shown && <span className={unseen.unseen}>{title}</span>}
            {shown ?? title}
          </span>
        </h1>
        {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
      </div>
      {action && (
        <div
          className={`look-wrap ${classes.actions} ${list ? `${thumb.acts} ${phones.buttons}` : phones.quietButtons}`}
        >
          {action}
        </div>
      )}
    </header>
  );
}
