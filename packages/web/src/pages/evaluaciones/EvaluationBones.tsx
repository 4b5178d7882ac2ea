import { Skeleton } from '@mantine/core';
import classes from '#pages/evaluaciones/EvaluationBones.module.css';

const QUESTIONS = [78, 52, 64, 46, 70, 58];

/** Its tabs, its questions one under another, and beside them what they add up to. */
export function EvaluationBones() {
  return (
    <div aria-hidden>
      <div className={classes.tabs}>
        {[84, 56, 92, 84].map((width, place) => (
          <Skeleton key={QUESTIONS[place]} height={12} width={width} />
        ))}
      </div>
      <div className={classes.columns}>
        <div>
          <Skeleton height={16} width={180} my={16} />
          {QUESTIONS.map((width) => (
            <div key={width} className={classes.row}>
              <Skeleton height={10} width={12} />
              <Skeleton height={18} width={18} />
              <Skeleton height={12} width={`${width}%`} />
              <Skeleton height={12} width={52} />
            </div>
          ))}
        </div>
        <div className={classes.sums}>
          <Skeleton height={14} width={96} />
          <Skeleton height={32} width={180} />
          <Skeleton height={8} />
        </div>
      </div>
    </div>
  );
}
