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

/** What was done in a course or an exam without a connection arrives although it is not opened again. */
function useTellingAtHome(): void {
  const { usuario, mirada } = useActor();
  const { pathname } = useLocation();
  const tells = pathname === rutas.home && mirada === undefined;
  useEffect(() => {
    if (!tells) return;
    void import('#pages/curso/beats/tell-kept.ts').then(({ tellKept }) => tellKept(usuario.id));
    void import('#pages/evaluacion/sala/motor/kept-elsewhere.ts').then(({ sendAllKept }) =>
      sendAllKept(usuario.id),
    );
  }, [tells, usuario.id]);
}
