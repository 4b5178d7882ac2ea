import { type ReactNode, useId } from 'react';
import classes from '#ui/frame/Section.module.css';

interface SectionProps {
  readonly title: ReactNode;
  /** A line under the title: what the figures mean. */
  readonly note?: ReactNode;
  /** At the other end of the title: a link to all, a switch. */
  readonly aside?: ReactNode;
  /** Learner screens space sections with air alone. */
  readonly rule?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Opens with a rule and a heading; no box. */
export function Section({ title, note, aside, rule = true, className, children }: SectionProps) {
  const id = useId();
  const looks = [classes.section, className].filter(Boolean).join(' ');
  return (
    <section className={looks} data-rule={rule || undefined} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
      {note && <p className={classes.note}>{note}</p>}
      {children}
    </section>
  );
}
