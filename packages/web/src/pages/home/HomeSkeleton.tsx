import { Skeleton } from '@mantine/core';
import classes from '#pages/home/HomeSkeleton.module.css';
import { RowBones } from '#ui/states/Bones.tsx';

/** The shape of what comes: the book to go on with, and the list of dates. */
export function HomeSkeleton() {
  return (
    <div className={classes.columns}>
      <div className={classes.hero}>
        <Skeleton className={classes.cover} />
        <div className={classes.words}>
          <Skeleton width="38%" height={14} />
          <Skeleton width="92%" height={28} />
          <Skeleton width="60%" height={28} />
          <Skeleton width="100%" height={48} className={classes.action} />
        </div>
      </div>
      <div className={classes.words}>
        <Skeleton width="50%" height={24} />
        <RowBones rows={4} />
      </div>
    </div>
  );
}
