import { Skeleton } from '@mantine/core';
import classes from '#pages/dashboard/DashboardSkeleton.module.css';

/** Six figures, two columns: the shape of what comes. */
export function DashboardSkeleton() {
  return (
    <div aria-hidden>
      <div className={classes.figures}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height={78} />
        ))}
      </div>
      <div className={classes.blocks}>
        <Skeleton height={340} />
        <Skeleton height={340} />
      </div>
    </div>
  );
}
