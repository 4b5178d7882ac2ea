import { Skeleton } from '@mantine/core';
import classes from '#pages/evaluacion/EvaluationSkeleton.module.css';

export function EvaluationSkeleton() {
  return (
    <div className={classes.front} aria-busy="true">
      <p className={classes.unseen} role="status">
        Cargando la prueba…
      </p>
      <Skeleton width="40%" height={16} />
      <Skeleton width="80%" height={44} />
      <Skeleton height={140} radius="lg" />
      <Skeleton height={48} />
      <Skeleton height={48} />
      <Skeleton height={48} />
    </div>
  );
}
