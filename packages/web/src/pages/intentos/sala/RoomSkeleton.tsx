import { Skeleton } from '@mantine/core';
import { useRoomFrame } from '#pages/intentos/sala/room-frame.ts';
import classes from '#pages/intentos/sala/RoomSkeleton.module.css';
import unseen from '#ui/frame/unseen.module.css';

/** The bar with its clock, and a question with its options. */
export function RoomSkeleton() {
  useRoomFrame();
  return (
    <div className={classes.room} aria-busy="true">
      <p className={unseen.unseen} role="status">
        Abriendo la prueba…
      </p>
      <div className={classes.bar}>
        <Skeleton width="40%" height={24} />
      </div>
      <div className={classes.sheet}>
        <Skeleton width={160} height={16} />
        <Skeleton mt={20} height={64} />
        {[0, 1, 2, 3].map((one) => (
          <Skeleton key={one} mt={12} height={64} radius="md" />
        ))}
      </div>
    </div>
  );
}
