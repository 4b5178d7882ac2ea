import type { ReactNode } from 'react';
import { rutas } from '#platform/paths.ts';

interface BrandLinkProps {
  readonly className?: string;
  readonly children: ReactNode;
}

// `opener` copies session storage into the new tab, so that it opens signed in and in the same theme.
export function BrandLink({ className, children }: BrandLinkProps) {
  return (
    <a
      className={className}
      href={rutas.home}
      target="_blank"
      rel="opener"
      aria-label="Cátedra: abrir la academia en otra pestaña"
    >
      {children}
    </a>
  );
}
