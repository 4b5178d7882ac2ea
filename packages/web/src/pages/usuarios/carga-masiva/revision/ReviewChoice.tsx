import type { CambioDeCarga, Carga } from '@catedra/shared/cargas/schemas.ts';
import { Alert, Checkbox, Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { useReviewAgain } from '#pages/usuarios/carga-masiva/revision/review-again.ts';
import classes from '#pages/usuarios/carga-masiva/revision/Revision.module.css';
import { messageOf } from '#platform/api-error.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface ReviewChoiceProps {
  readonly carga: Carga;
  readonly label: string;
  readonly checked: boolean;
  readonly change: (on: boolean) => CambioDeCarga;
  /** What was found in the file, and in how many rows. */
  readonly children: ReactNode;
}

/** Something of the file that somebody has to decide: said, ticked or not, and the whole revised again with it. */
export function ReviewChoice({ carga, label, checked, change, children }: ReviewChoiceProps) {
  const review = useReviewAgain(carga);
  return (
    <Alert className={classes.notice} color="azafran" variant="light">
      <p>{children}</p>
      <Checkbox
        className={classes.tick}
        checked={checked}
        disabled={review.isPending}
        label={label}
        onChange={(event) => review.mutate(change(event.currentTarget.checked))}
      />
      {review.isPending && (
        <p role="status" className={`look-row ${classes.waiting}`}>
          <Loader size="xs" aria-hidden /> Revisando otra vez…
        </p>
      )}
      {review.isError && <ErrorState>{messageOf(review.error)}</ErrorState>}
    </Alert>
  );
}
