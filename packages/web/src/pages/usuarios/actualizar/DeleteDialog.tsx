import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { rutas } from '#platform/paths.ts';
import { messageOf } from '#platform/api-error.ts';
import { eliminar } from '#platform/client.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { fullName } from '#ui/people/PersonName.tsx';

const plain = (text: string) => text.normalize('NFC').trim().toLocaleLowerCase('es');

interface DeleteDialogProps {
  readonly usuario: Usuario;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** There is no undo, so the person's name must be typed. */
export function DeleteDialog({ usuario, opened, onClose }: DeleteDialogProps) {
  const [typed, setTyped] = useState('');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const borrar = useMutation({
    mutationFn: () => eliminar('usuarios', usuario.id),
    onSuccess: async () => {
      // Asking again here would look for someone who is gone; the list asks when it opens.
      await queryClient.invalidateQueries({ queryKey: ['usuarios'], refetchType: 'none' });
      await navigate({ to: rutas.usuarios, ignoreBlocker: true });
    },
  });
  const nombre = fullName(usuario);
  const igual = plain(typed) === plain(nombre);
  const close = () => {
    setTyped('');
    borrar.reset();
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={close} title={`¿Eliminar a ${nombre}?`}>
      <p>
        Se borran su nombre, su correo, su documento y todo lo que la identifica, también del historial. Sale
        de sus grupos y no podrá entrar. Su progreso queda en los reportes, sin nombre, entre quienes ya no
        están, y lo que hizo sigue contando en lo pasado. <b>No se puede deshacer.</b>
      </p>
      <TextInput
        mt="md"
        label={`Para confirmar, escribe «${nombre}»`}
        autoComplete="off"
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {borrar.isError && <ErrorState>{messageOf(borrar.error)}</ErrorState>}
      <DialogActions onCancel={close}>
        <Button color="mal" disabled={!igual} loading={borrar.isPending} onClick={() => borrar.mutate()}>
          Eliminar para siempre
        </Button>
      </DialogActions>
    </Dialog>
  );
}
