import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import classes from '#pages/entrada/Notice.module.css';

interface NoticeProps {
  readonly kind: 'bad' | 'good';
  readonly children: string;
}

/** The first sentence says what happened, in bold; the rest, what to do. */
export function Notice({ kind, children }: NoticeProps) {
  const end = children.indexOf('. ') + 1 || children.length;
  const Icon = kind === 'bad' ? IconAlertCircle : IconCircleCheck;
  return (
    <div className={classes.notice} data-kind={kind} role={kind === 'bad' ? 'alert' : 'status'}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <p>
        <b>{children.slice(0, end)}</b>
        {children.slice(end)}
      </p>
    </div>
  );
}
