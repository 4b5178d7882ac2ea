import { Button } from '@mantine/core';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { rutas } from '#platform/paths.ts';
import { EntranceFrame } from '#pages/entrada/EntranceFrame.tsx';
import { LoginFields } from '#pages/entrada/LoginFields.tsx';
import { ProviderButton } from '#pages/entrada/ProviderButton.tsx';
import { cerrarSesion, olvidarPersona, useSesion } from '#platform/session.ts';
import { ButtonLink, TextLink } from '#ui/frame/TextLink.tsx';

/** The administration's entrance; its route already sent on whoever may administer something. */
export function EntradaAdminPage() {
  const router = useRouter();
  const sesion = useSesion();
  if (sesion) return <NotForYou nombre={sesion.usuario.nombre} perfil={sesion.usuario.perfil} />;
  return (
    <EntranceFrame
      title="Entra a administrar la academia"
      documentTitle="Entrar a la administración"
      foot={
        <>
          ¿Vienes a tus cursos? <TextLink to={rutas.entrada}>Entra por aquí</TextLink>
        </>
      }
    >
      <LoginFields onEntered={() => void router.invalidate()} />
      <ProviderButton />
    </EntranceFrame>
  );
}

function NotForYou({ nombre, perfil }: { readonly nombre: string; readonly perfil: string }) {
  const navigate = useNavigate();
  const useAnother = async () => {
    await cerrarSesion();
    olvidarPersona();
    await navigate({ to: rutas.entradaAdmin, replace: true });
  };
  return (
    <EntranceFrame
      title={`${nombre}, esta puerta es la de administrar`}
      documentTitle="Entrar a la administración"
    >
      <p>
        Tu perfil, {perfil}, no administra la academia. Tus cursos y tus pruebas te esperan por la otra
        puerta.
      </p>
      <ButtonLink to={rutas.entrada} size="md" fullWidth>
        Ir a mis cursos
      </ButtonLink>
      <Button variant="subtle" fullWidth onClick={() => void useAnother()}>
        Entrar con otra cuenta
      </Button>
    </EntranceFrame>
  );
}
