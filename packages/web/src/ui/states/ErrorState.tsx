import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Drawing } from '#ui/states/Drawing.tsx';
import classes from '#ui/states/ErrorState.module.css';

interface ErrorStateProps {
  readonly title?: string;
  readonly children: ReactNode;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  /** What that button says. */
  readonly retry?: string;
  /** The whole page failed, not a part of it. */
  readonly page?: boolean;
  /** What was to be read did not come: it takes its place, calmly. */
  readonly missing?: boolean;
}

/** What happened, what to do, and the button that does it. */
export function ErrorState({
  title,
  children,
  onRetry,
  retrying = false,
  retry = 'Reintentar',
  page = false,
  missing = false,
}: ErrorStateProps) {
  const calm = page || missing;
  const Title = page ? 'h1' : 'p';
  return (
    <div
      className={classes.error}
      data-page={page || undefined}
      data-missing={missing || undefined}
      role="alert"
    >
      {calm ? <Drawing name="plug" /> : <IconAlertCircle size={20} stroke={1.75} aria-hidden />}
      <div>
        {title && (
          <Title className={classes.title} tabIndex={page ? -1 : undefined}>
            {title}
          </Title>
        )}
        <p>{children}</p>
        {onRetry && (
          <Button
            className={classes.retry}
            variant={page ? 'filled' : 'default'}
            size={calm ? 'sm' : 'xs'}
            loading={retrying}
            onClick={onRetry}
          >
            {retry}
          </Button>
        )}
      </div>
    </div>
  );
}
