import { Skeleton } from '@mantine/core';
import classes from '#pages/dashboard/DashboardSkeleton.module.css';

const six = Array.from({ length: 6 }, (_, index) => index);

/** Six figures and two columns of lines: the shape of what comes. */
export function DashboardSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton className={classes.strip} />
      <div className={classes.figures}>
        {six.map((figure) => (
          <div key={figure} className={classes.figure}>
            <Skeleton height={14} width="60%" />
            <Skeleton height={30} width="40%" />
            <Skeleton height={12} width="70%" />
          </div>
        ))}
      </div>
      <div className={classes.blocks}>
        <div className={classes.lines}>
          <Skeleton height={20} width="64%" />
          <Skeleton className={classes.chart} />
        </div>
        <Lines />
      </div>
    </div>
  );
}

function Lines() {
  return (
    <div className={classes.lines}>
      <Skeleton height={20} width="64%" />
      {six.map((line) => (
        <div key={line} className={classes.line}>
          <Skeleton height={12} width={`${88 - line * 7}%`} />
        </div>
      ))}
    </div>
  );
}
