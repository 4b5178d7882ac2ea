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
  /** Its title stands in the margin where there is room for one: pages made of several forms. */
  readonly beside?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Opens with a rule and a heading; no box. */
export function Section({ title, note, aside, rule = true, beside, className, children }: SectionProps) {
  const id = useId();
  const looks = [classes.section, className].filter(Boolean).join(' ');
  const opening = (
    <>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {aside && <div className={`look-tight-row ${classes.aside}`}>{aside}</div>}
      </div>
      {note && <p className={`look-faint ${classes.note}`}>{note}</p>}
    </>
  );
  return (
    <section
      className={looks}
      data-rule={rule || undefined}
      data-beside={beside || undefined}
      aria-labelledby={id}
    >
      {beside ? <div>{opening}</div> : opening}
      {beside ? <div>{children}</div> : children}
    </section>
  );
}
