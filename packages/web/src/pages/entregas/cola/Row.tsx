import { IconAlertTriangle, IconUsers } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { addressOf, FIRST_PAGE } from '#pages/entregas/address.ts';
import classes from '#pages/entregas/cola/Cola.module.css';
import unseen from '#ui/frame/unseen.module.css';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { type Search, useListAddress } from '#ui/lists/list-address.ts';
import { enumerar } from '#ui/words/words.ts';
import { useNow } from '#ui/words/zone.tsx';

interface RowProps {
  readonly mark: ReactNode;
  readonly title: string;
  readonly beneath: string | null;
  readonly orphan: string | null;
  /** Who else has some of it open. */
  readonly open: readonly string[];
  /** How much waits of it. */
  readonly count: ReactNode;
  readonly age: string;
  readonly primera: { readonly id: string; readonly lugar: number | null };
  /** What of the queue is marked from here. */
  readonly sitting: Search;
  readonly act: string;
}

/** What waits of one thing or of one person, and the way to mark it: the whole row is that link. */
export function Row({ mark, title, beneath, orphan, open, count, age, primera, sitting, act }: RowProps) {
  const { pathname } = useLocation();
  const { search } = useListAddress();
  const desde = useNow().toISOString();
  return (
    <li className={classes.pile} data-orphan={orphan !== null || undefined}>
      <span className={classes.mark}>{mark}</span>
      <div className={classes.what}>
        <b title={title}>{title}</b>
        {beneath && <small>{beneath}</small>}
        {open.length > 0 && (
          <small className={classes.open}>
            <IconUsers size={16} stroke={1.75} aria-hidden />
            {enumerar(open)} {open.length === 1 ? 'tiene una abierta' : 'tienen alguna abierta'}
          </small>
        )}
        {orphan && (
          <small className={classes.orphan}>
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
            {orphan}
          </small>
        )}
      </div>
      <div className={classes.count}>{count}</div>
      <small className={classes.age}>{age}</small>
      <ButtonLink
        className={classes.act}
        variant="default"
        to={pathname}
        search={{ ...search, ...FIRST_PAGE, ...addressOf(primera), ...sitting, desde }}
      >
        {act}
        <span className={unseen.unseen}> {title}</span>
      </ButtonLink>
    </li>
  );
}
