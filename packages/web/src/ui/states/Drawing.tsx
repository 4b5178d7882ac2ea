import { type FunctionComponent, lazy, Suspense } from 'react';
import classes from '#ui/states/Drawing.module.css';
import type { DrawingName } from '#ui/states/Lines.tsx';

// Nobody waits for a drawing: its place is kept while it comes, and without it the words say the same.
const Lines = lazy(async (): Promise<{ default: FunctionComponent<{ name: DrawingName }> }> => {
  try {
    return { default: (await import('#ui/states/Lines.tsx')).Lines };
  } catch {
    return { default: () => <span data-missing /> };
  }
});

/** Decorative: the words are always beside it. */
export function Drawing({ name }: { readonly name: DrawingName }) {
  return (
    <span className={classes.drawing} aria-hidden>
      <Suspense>
        <Lines name={name} />
      </Suspense>
    </span>
  );
}
