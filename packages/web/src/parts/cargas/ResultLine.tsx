import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '#parts/cargas/Result.module.css';
import { numero } from '#ui/words/words.ts';

interface ResultLineProps {
  readonly kind?: 'nueva' | 'cambia' | 'error';
  readonly icon: Icon;
  readonly label: string;
  readonly count: number;
  readonly children: ReactNode;
}

export function ResultLine({ kind, icon: Icon, label, count, children }: ResultLineProps) {
  return (
    <div className={classes.line} data-kind={kind}>
      <dt>
        <span className={classes.label}>
          <Icon size={16} stroke={2} aria-hidden />
          {label}
        </span>
        <b>{numero(count)}</b>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
