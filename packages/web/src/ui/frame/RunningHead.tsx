import { IconArrowLeft } from '@tabler/icons-react';
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

/** Where the breadcrumb gives its line to the bar of a phone, the step back of it. */
export function BackArrow({ trail }: { readonly trail: readonly Crumb[] }) {
  const parent = trail.findLast(({ to }) => to !== undefined);
  return (
    parent?.to && (
      <AppLink className={classes.back} to={parent.to} aria-label={`Volver a ${parent.label}`}>
        <IconArrowLeft size={20} stroke={1.75} aria-hidden />
      </AppLink>
    )
  );
}
