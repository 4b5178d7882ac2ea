import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FramePlaceholder } from '#app/layout/FramePlaceholder.tsx';
import { LearnerFrame } from '#app/layout/LearnerFrame.tsx';
import { useMustChangePassword } from '#app/session/temporary-password.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';

export function LearnerLayout() {
  const locked = useMustChangePassword();
  useTellingAtHome();
  return <LearnerFrame>{locked ? <FramePlaceholder /> : <Outlet />}</LearnerFrame>;
}

/** Where one comes back to. */
const HERE: readonly string[] = [rutas.home, rutas.pruebas];

/** What was done in a course or an exam without a connection arrives although it is not opened again. */
function useTellingAtHome(): void {
  const { usuario, mirada } = useActor();
  const { pathname } = useLocation();
  const tells = HERE.includes(pathname) && mirada === undefined;
  useEffect(() => {
    if (!tells) return undefined;
    const tell = () => void import('#app/session/unsent.ts').then(({ sendUnsent }) => sendUnsent(usuario.id));
    tell();
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  }, [tells, usuario.id]);
}
