import { Skeleton, Stack } from '@mantine/core';
import classes from '#pages/pruebas/PruebasPage.module.css';
import { RowBones } from '#ui/states/Bones.tsx';

const Rows = ({ rows }: { readonly rows: number }) => (
  <Stack gap="md">
    <Skeleton width={140} height={24} />
    <RowBones rows={rows} facts={2} />
  </Stack>
);

/** Two columns, as what comes. */
export const PruebasSkeleton = () => (
  <div className={classes.columns}>
    <div className={classes.groups}>
      <Rows rows={2} />
      <Rows rows={4} />
    </div>
    <Stack gap="md">
      <Skeleton width={180} height={24} />
      <Skeleton height={220} />
    </Stack>
  </div>
);
