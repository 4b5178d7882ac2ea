import { type Icon, IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '#ui/states/Notice.module.css';
import { cuenta } from '#ui/words/words.ts';

interface NoticeProps {
  readonly icon?: Icon;
  /** Good to know, but nothing is wrong. */
  readonly calm?: boolean;
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
}

/** A strip over what it is about: what is the matter, and the way out of it. */
export function Notice({ icon: Shape = IconAlertTriangle, calm = false, role, children }: NoticeProps) {
  return (
    <div className={classes.notice} data-calm={calm || undefined} role={role}>
      <Shape size={18} stroke={1.75} aria-hidden />
      <div>{children}</div>
    </div>
  );
}

const SHOWN = 3;

/** The first of the things it names. */
export function NoticeList<T extends { readonly id: string }>({
  items,
  children,
}: {
  readonly items: readonly T[];
  readonly children: (item: T) => ReactNode;
}) {
  return (
    <ul>
      {items.slice(0, SHOWN).map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
      {items.length > SHOWN && <li>y {cuenta(items.length - SHOWN, 'más', 'más')}.</li>}
    </ul>
  );
}
