import { Button } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
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

function StillOpen() {
  const navigate = useNavigate();
  const close = useAction(cerrarSesion, (told) => {
    if (told) void navigate({ to: rutas.entrada, replace: true, state: { cerrada: 'si' } });
  });
  return (
    <>
      <Notice kind="bad">
        Saliste de esta pestaña, pero no pudimos avisar a la academia. Cuando haya conexión, vuelve a
        intentarlo.
      </Notice>
      <Button variant="default" size="md" loading={close.pending} onClick={() => close.run(undefined)}>
        Reintentar
      </Button>
    </>
  );
}
