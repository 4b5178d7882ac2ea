import type { ReactNode } from 'react';
import classes from '#ui/frame/RunningHead.module.css';
import { type Address, AppLink } from '#ui/frame/TextLink.tsx';

export interface Crumb {
  readonly label: string;
  readonly to?: Address;
}

/** The breadcrumb, set like the running head of a book. */
export function RunningHead({
  trail,
  aside,
  list = false,
}: {
  readonly trail: readonly Crumb[];
  readonly aside?: ReactNode;
  readonly list?: boolean;
}) {
  return (
    <nav className={classes.head} data-list={list || undefined} aria-label="Dónde estás">
      <ol className={classes.trail}>
        {trail.map(({ label, to }, index) => (
          <li key={label} aria-current={index === trail.length - 1 ? 'page' : undefined}>
            {to ? <AppLink to={to}>{label}</AppLink> : label}
          </li>
        ))}
      </ol>
      {aside && <div className={classes.aside}>{aside}</div>}
    </nav>
  );
}
