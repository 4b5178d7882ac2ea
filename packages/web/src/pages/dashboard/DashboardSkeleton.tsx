import { Skeleton } from '@mantine/core';
import classes from '#pages/dashboard/DashboardSkeleton.module.css';

const four = [0, 1, 2, 3];
const five = [...four, 4];

/** Five figures, a chart and the courses beside it: the shape of what comes. */
export function DashboardSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton className={classes.strip} />
      <div className={classes.figures}>
        {five.map((figure) => (
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
      {four.map((line) => (
        <div key={line} className={classes.line}>
          <Skeleton height={56} width={42} />
          <div className="look-tight-stack">
            <Skeleton height={14} width={`${82 - line * 9}%`} />
            <Skeleton height={12} width={`${60 - line * 6}%`} />
            <Skeleton height={20} width={110} />
          </div>
        </div>
      ))}
    </div>
  );
}
