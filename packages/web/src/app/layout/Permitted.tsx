import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { acceso } from '#app/acceso.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { Page } from '#ui/frame/Page.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';

/** A signed-in person without the page's permission is told so, inside the layout. */
export function Permitted({ children }: { readonly children: ReactNode }) {
  const route = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' });
  const { usuario, puede } = useActor();
  const permisos = acceso[route];
  if (permisos === undefined || [permisos].flat().some(puede)) return children;
  return (
    <Page
      title="No tienes permiso"
      trail={[{ label: 'No tienes permiso' }]}
      subtitle={`Tu perfil, ${usuario.perfil}, no abre esta página. Si la necesitas, pídeselo a quien administra la academia.`}
    >
      <ButtonLink to={rutas.home}>Ir a Mis cursos</ButtonLink>
    </Page>
  );
}
