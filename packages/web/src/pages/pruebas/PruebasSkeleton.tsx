import { Skeleton, Stack } from '@mantine/core';

export function PruebasSkeleton() {
  return (
    <Stack gap="md" maw={760}>
      <Skeleton width={180} height={24} />
      <Skeleton height={72} />
      <Skeleton height={72} />
      <Skeleton height={72} />
    </Stack>
  );
}
