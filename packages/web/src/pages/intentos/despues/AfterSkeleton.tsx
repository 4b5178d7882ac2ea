import { Skeleton } from '@mantine/core';
import classes from '#pages/intentos/despues/AfterSkeleton.module.css';
import after from '#pages/intentos/despues/after.module.css';

const FACTS = [0, 1, 2, 3, 4];

/** A card with its seal, the code and what it says of the delivery. */
export const ReceiptSkeleton = () => (
  <div className={after.page}>
    <div className={after.receipt}>
      <Skeleton circle height={64} mb={20} />
      <Skeleton width="70%" height={34} />
      <Skeleton mt={10} width="50%" height={16} />
      <Skeleton mt={24} height={84} radius="md" />
      <Skeleton mt={20} height={28} />
      <div className={classes.facts}>
        {FACTS.map((one) => (
          <div key={one}>
            <Skeleton width="36%" height={14} />
            <Skeleton width="30%" height={14} />
          </div>
        ))}
      </div>
    </div>
  </div>
);

/** Its name and mark, the map of the questions, and the questions. */
export const ReviewSkeleton = () => (
  <div className={after.review}>
    <header>
      <div>
        <Skeleton width={200} height={16} />
        <Skeleton mt={10} width="70%" height={44} />
        <Skeleton mt={16} width={200} height={16} />
      </div>
      <Skeleton width={96} height={48} />
    </header>
    <div className={classes.body}>
      <div>
        <Skeleton width={160} height={22} />
        <Skeleton mt={16} height={44} />
        <Skeleton mt={16} width="60%" height={40} radius="xl" />
      </div>
      <div>
        <Skeleton width="60%" height={16} />
        <Skeleton mt={16} height={28} />
        <Skeleton mt={20} height={52} radius="md" />
        <Skeleton mt={10} height={52} radius="md" />
      </div>
    </div>
  </div>
);
