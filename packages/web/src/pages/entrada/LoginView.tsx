import { Button } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { rutas } from '#platform/paths.ts';
import { EntranceFrame } from '#pages/entrada/EntranceFrame.tsx';
import { errorInWords } from '#pages/entrada/fragment.ts';
import { LoginFields } from '#pages/entrada/LoginFields.tsx';
import { Notice } from '#pages/entrada/Notice.tsx';
import { ProviderButton } from '#pages/entrada/ProviderButton.tsx';
import { cerrarSesion } from '#platform/session.ts';
import { useAction } from '#platform/use-action.ts';
import { TextLink } from '#ui/frame/TextLink.tsx';

export function LoginView({ errorCode }: { readonly errorCode?: string }) {
  const navigate = useNavigate();
  const state = useLocation({ select: (location) => location.state });

  // In by the same door: the entrance itself sends whoever has a session to where they were going.
  const goOn = () => void navigate({ to: rutas.entrada, replace: true, state: { destino: state.destino } });

  return (
    <EntranceFrame
      title="Entra y sigue donde lo dejaste"
      documentTitle="Entrar"
      foot={
        <>
          ¿Administras la academia? <TextLink to={rutas.entradaAdmin}>Entra por aquí</TextLink>
        </>
      }
    >
      {errorCode && <Notice kind="bad">{errorInWords(errorCode)}</Notice>}
      {state.aviso === 'restablecida' && (
        <Notice kind="good">Tu contraseña ya está guardada. Entra con ella.</Notice>
      )}
      {state.cerrada === 'sin-aviso' && <StillOpen />}
      <LoginFields onEntered={goOn} identificador={state.identificador} canForget />
      <ProviderButton />
    </EntranceFrame>
  );
}

/** On a shared computer the session must not outlive the cut: it is closed as soon as there is a way. */
export function StillOpen() {
  const navigate = useNavigate();
  const close = useAction(cerrarSesion, (told) => {
    if (told) void navigate({ to: rutas.entrada, replace: true, state: { cerrada: 'si' } });
  });
  const again = useEffectEvent(() => {
    if (!close.pending) close.run(undefined);
  });
  useEffect(() => {
    const back = () => again();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);
  return (
    <>
      <Notice kind="bad">
        Saliste de esta pestaña, pero no pudimos avisar a la academia. Tu sesión se cerrará en cuanto vuelva
        la conexión: hasta entonces, no dejes esta página.
      </Notice>
      <Button variant="default" size="md" loading={close.pending} onClick={() => close.run(undefined)}>
        Reintentar
      </Button>
    </>
  );
}
