import { Skeleton } from '@mantine/core';
import classes from '#preguntas/composers.module.css';

const ANSWERS = 4;

/** The answers of a question that are on their way. */
export const AnswerBones = () => (
  <div className={classes.learner} aria-hidden>
    {Array.from({ length: ANSWERS }, (_, place) => (
      <Skeleton key={place} height={56} radius="md" />
    ))}
  </div>
);

/** A question that is on its way: what it asks, how it counts and its answers. */
export const LearnerBones = () => (
  <div className={classes.learner} aria-hidden>
    <Skeleton height={14} width="92%" my={5} />
    <Skeleton height={14} width="56%" />
    <Skeleton height={10} width={160} my={5} />
    <AnswerBones />
  </div>
);
