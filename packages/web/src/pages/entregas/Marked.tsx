import type { ReactNode } from 'react';
import classes from '#pages/entregas/Entregas.module.css';
import { Moment } from '#ui/marks/DueDate.tsx';
import { type StateKind, StateMark } from '#ui/marks/StateMark.tsx';

interface MarkedProps {
  readonly kind: StateKind;
  readonly words: string;
  readonly por: string | null;
  readonly en: string | null;
  readonly children?: ReactNode;
}

/** How a work was left, by whom and when. */
export function Marked({ kind, words, por, en, children }: MarkedProps) {
  return (
    <div className={classes.marked} role="status">
      <StateMark kind={kind}>{words}</StateMark>
      <p className="look-quiet-inline">
        {por && `Por ${por}, `}
        {en && <Moment date={en} recent />}
      </p>
      {children}
    </div>
  );
}
