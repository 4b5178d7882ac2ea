import type { Accion } from '@catedra/shared/core/permisos.ts';
import { useMatches, useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { acceso, accesoDeVista } from '#app/acceso.ts';
import { useActor } from '#platform/session.ts';
import { beside } from '#ui/frame/beside.ts';

/** Few people see it, and never first. */
const NoPermission = beside(async () => (await import('#app/layout/NoPermission.tsx')).NoPermission);

/** What its address says to show asks for something more than the page: that, if this person may not. */
function lackingFor(
  route: string,
  search: Readonly<Record<string, unknown>>,
  puede: (permiso: Accion) => boolean,
): Accion | undefined {
  const asked = Object.entries(accesoDeVista[route] ?? {}).map(([name, values]) => {
    const shown = search[name];
    return typeof shown === 'string' && Object.hasOwn(values, shown) ? values[shown] : undefined;
  });
  return asked.find((permiso) => permiso !== undefined && !puede(permiso));
}

/** A signed-in person without the page's permission, or that of what it would show, is told so, inside the layout. */
export function Permitted({ children }: { readonly children: ReactNode }) {
  const route = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' });
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const { usuario, puede } = useActor();
  const permisos = acceso[route];
  const closed = permisos !== undefined && ![permisos].flat().some(puede);
  // With a temporary password every view of the configuration is that of changing it.
  const lacking = usuario.cambiarContraseña ? undefined : lackingFor(route, search, puede);
  if (!closed && lacking === undefined) return children;
  return (
    <Suspense>
      {closed ? (
        <NoPermission permisos={[permisos].flat()} />
      ) : (
        <NoPermission permisos={lacking === undefined ? [] : [lacking]} part />
      )}
    </Suspense>
  );
}
