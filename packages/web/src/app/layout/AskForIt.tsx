import type { Accion } from '@catedra/shared/core/permisos.ts';
import { pedirAcceso } from '@catedra/shared/perfiles/api.ts';
import { MAX_NOTA, type MiPeticion } from '@catedra/shared/perfiles/peticiones.ts';
import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface AskForItProps {
  readonly permiso: Accion;
  /** «ver Perfiles». */
  readonly what: string;
  readonly pagina: string;
  readonly onClose: () => void;
  readonly onAsked: (peticion: MiPeticion) => void;
}

/** Asks for a permission with what it is for. One id for as long as it is open: sent twice, it is one. */
export function AskForIt({ permiso, what, pagina, onClose, onAsked }: AskForItProps) {
  const [id] = useState(() => crypto.randomUUID());
  const [nota, setNota] = useState('');
  const asking = useMutation({
    mutationFn: () => ask(pedirAcceso, { id, body: { permiso, nota, pagina } }),
    onSuccess: (peticion) => {
      onAsked(peticion);
      onClose();
    },
  });
  return (
    <Dialog opened onClose={onClose} title={`Pedir permiso para ${what}`}>
      <Textarea
        label="Para qué lo necesitas"
        description="Lo leerá quien puede dártelo. Puedes dejarlo en blanco."
        data-autofocus
        autosize
        minRows={3}
        maxLength={MAX_NOTA}
        value={nota}
        onChange={(event) => setNota(event.currentTarget.value)}
      />
      {asking.isError && <ErrorState>{messageOf(asking.error)}</ErrorState>}
      <DialogActions onCancel={onClose}>
        <Button loading={asking.isPending} onClick={() => asking.mutate()}>
          Pedirlo
        </Button>
      </DialogActions>
    </Dialog>
  );
}
