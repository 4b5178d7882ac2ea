import * as sesionApi from '@catedra/shared/sesion/api.ts';
import type { PeticionDeAcceso } from '@catedra/shared/sesion/schemas.ts';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { TemporaryPassword } from '#ui/people/TemporaryPassword.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface GiveAccessProps {
  readonly peticion: PeticionDeAcceso;
  readonly onClose: () => void;
}

/** Who they are is proved by the number before the password is made. */
export function GiveAccess({ peticion, onClose }: GiveAccessProps) {
  const queryClient = useQueryClient();
  const dar = useMutation({
    mutationFn: (id: string) => ask(sesionApi.darContraseñaTemporal, { id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['usuarios'] }),
  });
  const close = () => {
    dar.reset();
    onClose();
  };
  return (
    <Dialog
      opened
      onClose={close}
      closeOnClickOutside={!dar.data}
      title={dar.data ? `Léesela a ${peticion.nombre}` : `¿Darle una contraseña a ${peticion.nombre}?`}
    >
      {dar.data ? (
        <TemporaryPassword {...dar.data} />
      ) : (
        <p>
          Comprueba que es <b>{fullName(peticion)}</b>: te dirá el número <b>{peticion.numero}</b>. La
          contraseña que tenía dejará de servir y sus sesiones abiertas se cerrarán.
        </p>
      )}
      {dar.isError && <ErrorState>{messageOf(dar.error)}</ErrorState>}
      <DialogActions onCancel={dar.data ? undefined : close} careful>
        {dar.data ? (
          <Button onClick={close}>Ya se la he dado</Button>
        ) : (
          <Button loading={dar.isPending} onClick={() => dar.mutate(peticion.usuarioId)}>
            Crear contraseña temporal
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
