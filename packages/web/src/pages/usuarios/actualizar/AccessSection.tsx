import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/usuarios/actualizar/side.module.css';
import { LeavingDate } from '#pages/usuarios/actualizar/LeavingDate.tsx';
import { PasswordDialog } from '#pages/usuarios/PasswordDialog.tsx';
import { invitar } from '#pages/usuarios/queries.ts';
import { StateDialog } from '#pages/usuarios/StateDialog.tsx';
import { messageOf } from '#platform/api-error.ts';
import { useActor } from '#platform/session.ts';
import { Moment } from '#ui/marks/DueDate.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LookAs } from '#ui/people/LookAs.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';

interface AccessSectionProps {
  readonly usuario: Usuario;
  readonly editable: boolean;
  readonly lookable: boolean;
}

/** How the person gets in, and what can be done about it. */
export function AccessSection({ usuario, editable, lookable }: AccessSectionProps) {
  const { actor } = useActor();
  const [dialog, setDialog] = useState<'suspender' | 'activar' | 'contraseña' | null>(null);
  const invitacion = useMutation({ mutationFn: () => invitar(usuario.id) });
  const activo = usuario.estado === 'activo';
  const close = () => setDialog(null);
  return (
    <Section title="Acceso">
      <p className={classes.line}>
        {usuario.ultimoAcceso ? (
          <>
            Entró por última vez <Moment date={usuario.ultimoAcceso} />.
          </>
        ) : (
          'Todavía no ha entrado nunca.'
        )}
      </p>
      <LeavingDate usuario={usuario} editable={editable && usuario.id !== actor.id} />
      {usuario.cambiarContraseña && (
        <p className={classes.line}>
          <StateMark kind="attention">Tiene una contraseña temporal</StateMark>
        </p>
      )}
      {editable && usuario.id !== actor.id && (
        <div className={classes.buttons}>
          {activo && (
            <Button variant="default" size="xs" onClick={() => setDialog('contraseña')}>
              Restablecer contraseña
            </Button>
          )}
          {activo && usuario.correo && (
            <Button
              variant="default"
              size="xs"
              loading={invitacion.isPending}
              onClick={() => invitacion.mutate()}
            >
              Enviar invitación
            </Button>
          )}
          <Button variant="default" size="xs" onClick={() => setDialog(activo ? 'suspender' : 'activar')}>
            {activo ? 'Suspender' : 'Activar'}
          </Button>
        </div>
      )}
      {lookable && (
        <div className={classes.buttons}>
          <LookAs persona={usuario} home={rutas.home} size="xs" />
        </div>
      )}
      {usuario.id === actor.id && (
        <p className={classes.quiet}>Eres tú: tu contraseña se cambia en «Configuración de mi perfil».</p>
      )}
      <div role="status">
        {invitacion.isSuccess && (
          <p className={classes.line}>
            <StateMark kind="done">Invitación enviada</StateMark> El enlace sirve una vez, durante 72 horas.
          </p>
        )}
      </div>
      {invitacion.isError && <ErrorState>{messageOf(invitacion.error)}</ErrorState>}
      <PasswordDialog usuario={dialog === 'contraseña' ? usuario : null} onClose={close} />
      <StateDialog
        usuario={dialog === 'suspender' || dialog === 'activar' ? usuario : null}
        verbo={dialog === 'activar' ? 'activar' : 'suspender'}
        onClose={close}
      />
    </Section>
  );
}
