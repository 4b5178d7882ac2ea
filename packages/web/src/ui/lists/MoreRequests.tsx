import { Button } from '@mantine/core';
import classes from '#ui/lists/MoreRequests.module.css';

/** They stand above the work of the day: a few, and the rest when they are asked for. */
export const AT_FIRST = 10;
const MORE = 40;
/** As many are read at once; what follows comes up as these are answered. */
const MOST = 500;

interface MoreRequestsProps {
  readonly shown: number;
  readonly more: boolean;
  readonly waits: boolean;
  readonly onMore: (shown: number) => void;
}

/** Under a list of what people ask for: the ones that follow. */
export function MoreRequests({ shown, more, waits, onMore }: MoreRequestsProps) {
  if (!more || shown >= MOST) return null;
  return (
    <p className={classes.more}>
      <Button variant="default" loading={waits} onClick={() => onMore(Math.min(shown + MORE, MOST))}>
        Ver más peticiones
      </Button>
    </p>
  );
}
