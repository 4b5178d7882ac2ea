import { useMatches } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { acceso } from '#app/acceso.ts';
import { useActor } from '#platform/session.ts';
import { beside } from '#ui/frame/beside.ts';

/** Few people see it, and never first. */
const NoPermission = beside(async () => (await import('#app/layout/NoPermission.tsx')).NoPermission);

/** A signed-in person without the page's permission is told so, inside the layout. */
export function Permitted({ children }: { readonly children: ReactNode }) {
  const route = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' });
  const { puede } = useActor();
  const permisos = acceso[route];
  if (permisos === undefined || [permisos].flat().some(puede)) return children;
  return (
    <Suspense>
      <NoPermission permisos={[permisos].flat()} />
    </Suspense>
  );
}
