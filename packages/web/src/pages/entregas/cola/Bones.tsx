import { Skeleton } from '@mantine/core';
import classes from '#pages/entregas/cola/Cola.module.css';

const ROWS = [72, 88, 56, 64, 48];

/** Rows of what waits, on their way. */
export const PileBones = () => (
  <ul className={classes.piles} aria-hidden>
    {ROWS.map((width) => (
      <li key={width} className={`${classes.pile} ${classes.bone}`}>
        <span className={classes.mark}>
          <Skeleton height={36} width={36} />
        </span>
        <div className={classes.what}>
          <Skeleton height={12} width={`${width}%`} />
          <Skeleton height={10} width={`${width - 22}%`} mt={10} />
        </div>
        <div className={classes.count}>
          <Skeleton height={12} width="50%" />
          <Skeleton height={6} my={8} />
          <Skeleton height={10} width="70%" />
        </div>
        <div className={classes.act}>
          <Skeleton height={36} width={88} />
        </div>
      </li>
    ))}
  </ul>
);

/** The bars of how long they wait, on their way. */
export const AgeBones = () => (
  <div aria-hidden>
    <Skeleton height={14} width="80%" my={10} />
    <ul className={classes.ages}>
      {[70, 54, 62, 40].map((width) => (
        <li key={width}>
          <Skeleton height={10} width={44} />
          <Skeleton height={16} width={`${width}%`} />
          <Skeleton height={10} />
        </li>
      ))}
    </ul>
  </div>
);
