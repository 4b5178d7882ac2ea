import { Skeleton } from '@mantine/core';
import classes from '#pages/home/WorkSkeleton.module.css';
import { Page } from '#ui/frame/Page.tsx';
import { FactsBone, RowBones, TitleBone } from '#ui/states/Bones.tsx';

/** The shape of what comes: the work that waits longest, and to whom to write. */
export const WorkBones = () => (
  <div className={classes.columns} aria-hidden>
    <Skeleton className={classes.hero} />
    <div className={classes.people}>
      <Skeleton width="60%" height={18} />
      <RowBones rows={3} />
    </div>
  </div>
);

export const WorkSkeleton = () => (
  <Page title="Mi trabajo" shown={<TitleBone />} subtitle={<FactsBone />}>
    <WorkBones />
  </Page>
);
