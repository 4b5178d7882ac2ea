import { Button, type ButtonProps } from '@mantine/core';
import { createLink, Link, type LinkProps } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import classes from '#ui/frame/TextLink.module.css';

/** Any address of the app, as `rutas` spells it. */
export type Address = string;

interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: Address;
  readonly search?: Readonly<Record<string, string | undefined>>;
  readonly hash?: string;
  readonly state?: LinkProps['state'];
}

// Otherwise the router calls every ancestor of this page the current one, and every part of it.
const ONLY_ITSELF = { exact: true, includeSearch: true };

/** A link inside the app without any looks of its own. */
export function AppLink({ to, search, ...rest }: AppLinkProps) {
  return (
    <Link
      to={to as LinkProps['to']}
      search={search as LinkProps['search']}
      activeOptions={ONLY_ITSELF}
      {...rest}
    />
  );
}

interface TextLinkProps extends AppLinkProps {
  /** Quiet until pointed at, for links in lists and tables. */
  readonly quiet?: boolean;
}

export function TextLink({ quiet = false, className, ...rest }: TextLinkProps) {
  const looks = [quiet ? classes.quiet : classes.link, className].filter(Boolean).join(' ');
  return <AppLink className={looks} {...rest} />;
}

/** A button that looks like a link, for what acts instead of leading elsewhere. */
export function TextButton({
  onClick,
  label,
  children,
}: {
  readonly onClick: () => void;
  /** What it says to whoever hears it apart from what is around it; it begins with the words that are seen. */
  readonly label?: string;
  readonly children: ReactNode;
}) {
  return (
    <button type="button" className={classes.link} onClick={onClick} aria-label={label}>
      {children}
    </button>
  );
}

interface ButtonLinkProps extends ButtonProps {
  readonly to: Address;
  readonly search?: Readonly<Record<string, string | undefined>>;
  readonly state?: LinkProps['state'];
  readonly children: ReactNode;
}

const RouterButton = createLink(Button<'a'>);

/** A link that looks like a button. */
export function ButtonLink({ to, search, ...rest }: ButtonLinkProps) {
  return (
    <RouterButton
      component="a"
      to={to as LinkProps['to']}
      search={search as LinkProps['search']}
      activeOptions={ONLY_ITSELF}
      {...rest}
    />
  );
}
