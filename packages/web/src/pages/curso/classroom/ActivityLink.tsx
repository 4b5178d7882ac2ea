import { Link, type LinkProps } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';
import { rutas } from '#platform/paths.ts';

// Every activity of a course has the same path: only its search tells which one is open.
const THIS_ONE = { exact: true, includeSearch: true };

interface ActivityLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly slug: string;
  readonly id: string;
}

/** A link to one activity of the course that is open. */
export function ActivityLink({ slug, id, ...rest }: ActivityLinkProps) {
  return (
    <Link
      to={rutas.curso(slug) as LinkProps['to']}
      search={{ actividad: id } as LinkProps['search']}
      activeOptions={THIS_ONE}
      {...rest}
    />
  );
}
