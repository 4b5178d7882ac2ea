import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LearnerFrame } from '#app/layout/LearnerFrame.tsx';
import classes from '#app/layout/PublicNotFound.module.css';
import { ThemeButton } from '#ui/frame/ThemeButton.tsx';
import { rutas } from '#platform/paths.ts';
import { sesionActual, useSesion } from '#platform/session.ts';
import { idEnSesion } from '#platform/session-key.ts';
import { Brand } from '#ui/frame/Logo.tsx';
import { NotFound } from '#ui/states/NotFound.tsx';
import { AppLink, ButtonLink } from '#ui/frame/TextLink.tsx';

/** Open to anyone; whoever is signed in keeps their bar. */
export function PublicNotFound() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const sesion = useSesion();
  useEffect(() => {
    if (idEnSesion() !== null) void sesionActual().catch(() => null);
  }, []);

  if (sesion) {
    return (
      <LearnerFrame>
        <NotFound path={pathname}>
          <ButtonLink to={rutas.home}>Volver a Mis cursos</ButtonLink>
          <ButtonLink to={rutas.pruebas} variant="default">
            Ir a Mis pruebas
          </ButtonLink>
        </NotFound>
      </LearnerFrame>
    );
  }
  return (
    <>
      <header className={`look-ends ${classes.bar}`}>
        <AppLink className={classes.brand} to={rutas.entrada}>
          <Brand />
        </AppLink>
        <ThemeButton />
      </header>
      <main>
        <NotFound path={pathname}>
          <ButtonLink to={rutas.entrada}>Ir a la entrada</ButtonLink>
        </NotFound>
      </main>
    </>
  );
}
