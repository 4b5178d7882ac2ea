import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { readFragment } from '#pages/entrada/fragment.ts';
import { LoginView } from '#pages/entrada/LoginView.tsx';
import { LoadingPage } from '#ui/states/LoadingLogo.tsx';
import { openedPart } from '#ui/states/opener.tsx';

const ForgotView = openedPart(async () => (await import('#pages/entrada/ForgotView.tsx')).ForgotView);
const NewPasswordView = openedPart(
  async () => (await import('#pages/entrada/NewPasswordView.tsx')).NewPasswordView,
);

const Comprobacion = openedPart(
  async () => (await import('#parts/certificados/Comprobacion.tsx')).Comprobacion,
);

const StopView = openedPart(async () => (await import('#pages/entrada/StopView.tsx')).StopView);

/** The learner's entrance; reset and invitation links come here with their token in the fragment. */
export function EntradaPage() {
  const hash = useLocation({ select: (location) => location.hash });
  const fragment = readFragment(hash);
  // On its way while one tries to remember.
  useEffect(() => void ForgotView.preload().catch(() => undefined), []);
  if (fragment.tipo === 'olvido')
    return (
      <Suspense fallback={<LoadingPage />}>
        <ForgotView />
      </Suspense>
    );
  if (fragment.tipo === 'certificado')
    return (
      <Suspense fallback={<LoadingPage />}>
        <Comprobacion key={fragment.codigo} codigo={fragment.codigo} />
      </Suspense>
    );
  if (fragment.tipo === 'baja')
    return (
      <Suspense fallback={<LoadingPage />}>
        <StopView key={fragment.clave} clave={fragment.clave} />
      </Suspense>
    );
  if (fragment.tipo === 'restablecer' || fragment.tipo === 'invitacion')
    return (
      <Suspense fallback={<LoadingPage />}>
        <NewPasswordView token={fragment.token} invited={fragment.tipo === 'invitacion'} />
      </Suspense>
    );
  return <LoginView errorCode={fragment.tipo === 'error' ? fragment.code : undefined} />;
}
