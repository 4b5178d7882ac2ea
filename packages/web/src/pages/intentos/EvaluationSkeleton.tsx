import { Skeleton } from '@mantine/core';
import front from '#pages/intentos/EvaluationFront.module.css';
import classes from '#pages/intentos/EvaluationSkeleton.module.css';
import unseen from '#ui/frame/unseen.module.css';

const RULES = [82, 64, 74, 58, 70];

/** Its name, how it stands, and its rules: beside it where there is room. */
export function EvaluationSkeleton() {
  return (
    <div className={front.front} aria-busy="true">
      <header className="look-stack">
        <p className={unseen.unseen} role="status">
          Cargando la prueba…
        </p>
        <Skeleton width="40%" height={16} />
        <Skeleton width="80%" height={44} />
      </header>
      <Skeleton height={140} radius="lg" />
      <aside className={`${front.rules} ${classes.rules}`}>
        <Skeleton width={160} height={20} />
        {RULES.map((width) => (
          <div key={width} className={classes.rule}>
            <Skeleton width={20} height={20} />
            <Skeleton width={`${width}%`} height={14} />
            <span />
            <Skeleton width="96%" height={12} />
          </div>
        ))}
      </aside>
    </div>
  );
}
