import type { ContraseñaTemporal } from '@catedra/shared/sesion/schemas.ts';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { darContraseña } from '#pages/usuarios/queries.ts';
import { TemporaryPassword } from '#ui/people/TemporaryPassword.tsx';
import { messageOf } from '#platform/api-error.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { fullName } from '#ui/people/PersonName.tsx';

interface PasswordDialogProps {
  readonly usuario: Usuario | null;
  readonly onClose: () => void;
}

/** Asks first, because the password the person had stops working. */
export function PasswordDialog({ usuario, onClose }: PasswordDialogProps) {
  const dar = useMutation<ContraseñaTemporal, Error, string>({ mutationFn: darContraseña });
  const close = () => {
    dar.reset();
    onClose();
  };
  return (
    <Dialog
      opened={usuario !== null}
      onClose={close}
      closeOnClickOutside={!dar.data}
      title={dar.data ? 'Contraseña temporal' : 'Restablecer la contraseña'}
    >
      {dar.data ? (
        <TemporaryPassword {...dar.data} />
      ) : (
        <p>
          {usuario && <b>{fullName(usuario)}</b>} recibirá de ti una contraseña temporal. La que tenía dejará
          de servir y sus sesiones abiertas se cerrarán.
        </p>
      )}
      {dar.isError && <ErrorState>{messageOf(dar.error)}</ErrorState>}
      <DialogActions onCancel={dar.data ? undefined : close} careful>
        {dar.data ? (
          <Button onClick={close}>Ya la tengo</Button>
        ) : (
          <Button loading={dar.isPending} onClick={() => usuario && dar.mutate(usuario.id)}>
            Crear contraseña temporal
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
