import { useLocation } from '@tanstack/react-router';
import { ForgotView } from '#pages/entrada/ForgotView.tsx';
import { readFragment } from '#pages/entrada/fragment.ts';
import { LoginView } from '#pages/entrada/LoginView.tsx';
import { NewPasswordView } from '#pages/entrada/NewPasswordView.tsx';

/** The learner's entrance; reset and invitation links come here with their token in the fragment. */
export function EntradaPage() {
  const hash = useLocation({ select: (location) => location.hash });
  const fragment = readFragment(hash);
  if (fragment.tipo === 'olvido') return <ForgotView />;
  if (fragment.tipo === 'restablecer' || fragment.tipo === 'invitacion') {
    return <NewPasswordView token={fragment.token} invited={fragment.tipo === 'invitacion'} />;
  }
  return <LoginView errorCode={fragment.tipo === 'error' ? fragment.code : undefined} />;
}
