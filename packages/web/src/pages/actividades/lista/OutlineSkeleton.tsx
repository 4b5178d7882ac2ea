import { Skeleton } from '@mantine/core';
import classes from '#pages/actividades/lista/Outline.module.css';

const SECTIONS = [
  [58, 74, 46],
  [58, 74, 46, 64],
  [58, 74],
];

/** The shape of an outline that is on its way: what comes does not move anything. */
export function OutlineSkeleton() {
  return SECTIONS.map((rows, i) => (
    <section key={i} className={classes.section}>
      <header className={classes.head}>
        <span />
        <Skeleton height={14} width={170} />
      </header>
      <ol>
        {rows.map((width, j) => (
          <li key={j} className={classes.activity}>
            <span className={classes.icon}>
              <Skeleton height={18} width={18} />
            </span>
            <span className={classes.title}>
              <Skeleton height={12} width={`${width}%`} />
            </span>
            <span className={classes.time}>
              <Skeleton height={10} width={48} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  ));
}
