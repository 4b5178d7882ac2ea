import { Link, type LinkProps } from '@tanstack/react-router';
import classes from '#ui/frame/LinkTabs.module.css';
import type { Address } from '#ui/frame/TextLink.tsx';

export interface LinkTab {
  readonly label: string;
  readonly to: Address;
  readonly search?: Readonly<Record<string, string>>;
  readonly current: boolean;
  /** How many there are in it. */
  readonly count?: number;
}

// The router marks a link as current by itself; only an exact address may, or the first tab would always be.
const EXACT = { exact: true, includeSearch: true };

// On a phone the row is longer than the screen: the part one is in must be in sight.
const reveal = (tab: HTMLAnchorElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** Parts of one thing, each with its own address. */
export function LinkTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly LinkTab[] }) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      <ul className={classes.list}>
        {tabs.map(({ label: name, to, search, current, count }) => (
          <li key={name}>
            <Link
              ref={current ? reveal : undefined}
              className={classes.tab}
              to={to as LinkProps['to']}
              search={(search ?? {}) as LinkProps['search']}
              activeOptions={EXACT}
              aria-current={current ? 'page' : undefined}
            >
              {name}
              {count ? <span className={classes.count}>{count}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
