import type { ReactNode } from 'react';
import classes from '#ui/marks/StateMark.module.css';

/**
 * on ● · off ○ · draft dashed ring · attention saffron ● · bad red ◆ ·
 * done filled check · half half disc · ring empty ring · locked padlock
 */
export type StateKind = 'on' | 'off' | 'draft' | 'attention' | 'bad' | 'done' | 'half' | 'ring' | 'locked';

const LARGE: readonly StateKind[] = ['done', 'half', 'ring', 'locked'];

/** A shape and a word, never colour alone. */
export function StateMark({ kind, children }: { readonly kind: StateKind; readonly children: ReactNode }) {
  return (
    <span className={classes.state} data-kind={kind}>
      {LARGE.includes(kind) ? <LargeShape kind={kind} /> : <i className={classes.shape} aria-hidden />}
      <span className={classes.word}>{children}</span>
    </span>
  );
}

interface StateShapeProps {
  readonly kind: StateKind;
  readonly label: string;
  /** What happened before one's eyes: the check is drawn, the padlock opens. */
  readonly just?: 'done' | 'open' | undefined;
}

/** The shape alone, where its word stands elsewhere; `label` says it to a screen reader. */
export function StateShape({ kind, label, just }: StateShapeProps) {
  return (
    <span className={classes.state} data-kind={kind} data-just={just} role="img" aria-label={label}>
      {LARGE.includes(kind) ? (
        <LargeShape kind={kind} opening={just === 'open'} />
      ) : (
        <i className={classes.shape} />
      )}
    </span>
  );
}

const PADLOCK = 'M5.500 9h9v7.500h-9zM7.500 9V6.500a2.500 2.500 0 0 1 5 0V9';

function LargeShape({ kind, opening = false }: { readonly kind: StateKind; readonly opening?: boolean }) {
  return (
    <svg className={classes.large} viewBox="0 0 20 20" aria-hidden>
      {kind === 'done' && (
        <>
          <circle className={classes.filled} cx="10" cy="10" r="9" />
          <path className={classes.tick} d="m6 10.3 2.800 2.800L14.200 7.500" />
        </>
      )}
      {kind === 'half' && (
        <>
          <circle className={classes.ring} cx="10" cy="10" r="8" />
          <path className={classes.filled} d="M10 4.500a5.500 5.500 0 0 1 0 11z" />
        </>
      )}
      {kind === 'ring' && <circle className={classes.ring} cx="10" cy="10" r="8" />}
      {kind === 'locked' && <path className={classes.ring} d={PADLOCK} />}
      {opening && <path className={classes.leaving} d={PADLOCK} />}
    </svg>
  );
}
