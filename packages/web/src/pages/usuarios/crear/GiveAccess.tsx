import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { Button } from '@mantine/core';
import { IconKey, IconMail } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/usuarios/crear/GiveAccess.module.css';
import { darContraseña, invitar } from '#pages/usuarios/queries.ts';
import { useActor } from '#platform/session.ts';
import { NoMail } from '#ui/people/NoMail.tsx';
import { TemporaryPassword } from '#ui/people/TemporaryPassword.tsx';
import { messageOf } from '#platform/api-error.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Page } from '#ui/frame/Page.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';

interface GiveAccessProps {
  readonly usuario: Usuario;
  /** What became of the groups that were chosen with it. */
  readonly grupos: ReactNode;
  readonly onAnother: () => void;
}

/** What is true now: the mail is on its way, the password is on the screen, or nobody told them anything. */
function comoEntra({ correo }: Usuario, invitada: boolean, conTemporal: boolean, sinCorreo: boolean): string {
  if (conTemporal)
    return invitada
      ? 'Tiene también una invitación, pero la contraseña que ves ahora la sustituye: dásela tú.'
      : 'Ya puede entrar con la contraseña que ves ahora: dásela antes de salir de esta página.';
  if (invitada && sinCorreo)
    return 'La invitación queda en una carpeta del servidor y no le llega: muéstrale una contraseña temporal.';
  if (invitada) return `La invitación va de camino a ${correo}: podrá entrar cuando elija su contraseña.`;
  return 'No le hemos enviado nada: todavía no puede entrar. Elige cómo le llega su acceso.';
}

/** The account exists; now its owner needs a way in. */
export function GiveAccess({ usuario, grupos, onAnother }: GiveAccessProps) {
  const invitacion = useMutation({ mutationFn: () => invitar(usuario.id) });
  const temporal = useMutation({ mutationFn: () => darContraseña(usuario.id) });
  const { sinCorreo } = useActor();
  const failure = invitacion.error ?? temporal.error;
  return (
    <Page
      title={`Cuenta creada: ${fullName(usuario)}`}
      documentTitle="Usuario creado"
      subtitle={`Perfil ${usuario.perfil}. ${comoEntra(usuario, invitacion.isSuccess, temporal.isSuccess, sinCorreo)}`}
      trail={[{ label: 'Usuarios', to: rutas.usuarios }, { label: 'Crear' }]}
    >
      {grupos}
      <Section title="Su acceso">
        <div className={classes.ways} role="status">
          {invitacion.isSuccess ? (
            <div className={classes.way}>
              <StateMark kind="done">{sinCorreo ? 'Invitación escrita' : 'Invitación enviada'}</StateMark>
              <p>A {usuario.correo}. El enlace sirve una vez, durante 72 horas.</p>
              <NoMail />
            </div>
          ) : (
            usuario.correo && (
              <div className={classes.way}>
                <Button
                  leftSection={<IconMail size={18} stroke={1.75} aria-hidden />}
                  loading={invitacion.isPending}
                  onClick={() => invitacion.mutate()}
                >
                  Enviar invitación por correo
                </Button>
                <p>
                  {sinCorreo ? `Se escribe a ${usuario.correo}` : `Le llega a ${usuario.correo}`} un enlace
                  para elegir su contraseña.
                </p>
                <NoMail instead="Con una contraseña temporal podrá entrar." />
              </div>
            )
          )}
          {temporal.data ? (
            <TemporaryPassword {...temporal.data} />
          ) : (
            <div className={classes.way}>
              <Button
                variant="default"
                leftSection={<IconKey size={18} stroke={1.75} aria-hidden />}
                loading={temporal.isPending}
                onClick={() => temporal.mutate()}
              >
                Mostrar una contraseña temporal
              </Button>
              <p>Se muestra una vez, para que se la des en persona.</p>
            </div>
          )}
        </div>
        {failure && <ErrorState>{messageOf(failure)}</ErrorState>}
      </Section>
      <Section title="¿Y ahora?">
        <div className={`look-wrap ${classes.next}`}>
          <Button variant="default" onClick={onAnother}>
            Crear otro usuario
          </Button>
          <ButtonLink to={rutas.usuario(usuario.id)} variant="default">
            Abrir su ficha
          </ButtonLink>
          <ButtonLink to={rutas.usuarios} variant="subtle">
            Volver a la lista
          </ButtonLink>
        </div>
      </Section>
    </Page>
  );
}
