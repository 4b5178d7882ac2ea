import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, use } from 'react';
import { HomeCrumb } from '#ui/frame/home-crumb.ts';
import classes from '#ui/frame/RunningHead.module.css';
import { type Address, AppLink } from '#ui/frame/TextLink.tsx';

export interface Crumb {
  readonly label: string;
  readonly to?: Address;
  readonly search?: Readonly<Record<string, string>>;
}

/** The way here, from where this person begins it. */
function useTrail(trail: readonly Crumb[]): readonly Crumb[] {
  const home = use(HomeCrumb);
  return home && trail[0]?.to !== home.to ? [home, ...trail] : trail;
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
  const crumbs = useTrail(trail);
  return (
    <nav className={classes.head} data-list={list || undefined} aria-label="Dónde estás">
      <ol className={classes.trail}>
        {crumbs.map(({ label, to, search }, index) => (
          <li key={label} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {to ? (
              <AppLink to={to} search={search}>
                {label}
              </AppLink>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
      {aside && <div className={classes.aside}>{aside}</div>}
    </nav>
  );
}

/** Where the breadcrumb gives its line to the bar of a phone, the step back of it. */
export function BackArrow({ trail }: { readonly trail: readonly Crumb[] }) {
  const parent = useTrail(trail).findLast(({ to }) => to !== undefined);
  return (
    parent?.to && (
      <AppLink className={classes.back} to={parent.to} aria-label={`Volver a ${parent.label}`}>
        <IconArrowLeft size={20} stroke={1.75} aria-hidden />
      </AppLink>
    )
  );
}
