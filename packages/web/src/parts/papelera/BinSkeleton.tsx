import { Skeleton } from '@mantine/core';
import classes from '#parts/papelera/Bin.module.css';

const ROWS = [62, 40, 70, 54];

/** The list of the bin, on its way. */
export function BinSkeleton() {
  return (
    <>
      <div className={classes.head} aria-hidden>
        <span />
        <span>Qué era</span>
        <span>Dónde estaba y quién lo eliminó</span>
        <span>Qué le pasará</span>
      </div>
      <ol className={classes.list} aria-hidden>
        {ROWS.map((width) => (
          <li key={width} className={classes.row}>
            <Skeleton width={36} height={48} />
            <div className={classes.what}>
              <Skeleton height={12} my={5} width={`${width}%`} />
              <Skeleton height={12} my={4} width={`${width - 18}%`} />
            </div>
            <div className={classes.place}>
              <Skeleton height={12} my={5} width="80%" />
              <Skeleton height={12} my={4} width="60%" />
            </div>
            <div className={`look-small ${classes.fate}`}>
              <Skeleton height={12} my={4} width="56%" />
              <Skeleton height={6} mt={5} />
            </div>
            <Skeleton className={classes.restore} width={104} height={32} />
          </li>
        ))}
      </ol>
    </>
  );
}
