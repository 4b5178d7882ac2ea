import { useLocation } from '@tanstack/react-router';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { NotFound } from '#ui/states/NotFound.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';

/** Inside the administration's frame. */
export function NoEncontradoPage() {
  const administra = useActor().puede('reportes:ver');
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <NotFound path={pathname}>
      {administra && <ButtonLink to={rutas.dashboard}>Volver al Dashboard</ButtonLink>}
      <ButtonLink to={rutas.home} variant={administra ? 'default' : 'filled'}>
        Ir a Mis cursos
      </ButtonLink>
    </NotFound>
  );
}
