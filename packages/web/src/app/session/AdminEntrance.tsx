import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { mayLeave } from '#app/session/leave.ts';
import { EntradaAdminPage } from '#pages/entrada/EntradaAdminPage.tsx';
import { EntranceFrame } from '#pages/entrada/EntranceFrame.tsx';
import { rutas } from '#platform/paths.ts';
import { cerrarSesion, olvidarPersona, useSesion } from '#platform/session.ts';
import { beside } from '#ui/frame/beside.ts';
import { ButtonLink } from '#ui/frame/TextLink.tsx';

const LeavingAnswers = beside(async () => (await import('#app/session/LeavingAnswers.tsx')).LeavingAnswers);

/** The administration's door; its route already sent on whoever may administer something. */
export function AdminEntrance() {
  const sesion = useSesion();
  if (!sesion) return <EntradaAdminPage />;
  return <NotForYou nombre={sesion.usuario.nombre} perfil={sesion.usuario.perfil} />;
}

function NotForYou({ nombre, perfil }: { readonly nombre: string; readonly perfil: string }) {
  const navigate = useNavigate();
  const useAnother = async () => {
    if (!(await mayLeave())) return;
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
      <Suspense>
        <LeavingAnswers />
      </Suspense>
    </EntranceFrame>
  );
}
