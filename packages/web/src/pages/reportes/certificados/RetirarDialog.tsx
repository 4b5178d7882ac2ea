import { retirar } from '@catedra/shared/certificados/api.ts';
import type { LineaDeRegistro } from '@catedra/shared/certificados/registro.ts';
import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deQuien } from '#pages/reportes/certificados/columns.tsx';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useAction } from '#platform/use-action.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface RetirarDialogProps {
  readonly linea: LineaDeRegistro;
  readonly onClose: () => void;
}

/** What whoever checks it will read, and a reason that stays inside. */
export function RetirarDialog({ linea, onClose }: RetirarDialogProps) {
  const queryClient = useQueryClient();
  const [motivo, setMotivo] = useState('');
  const run = useAction(
    () => ask(retirar, { id: linea.id, body: { motivo } }),
    () => {
      void queryClient.invalidateQueries({ queryKey: ['certificados'] });
      onClose();
    },
  );
  return (
    <Dialog opened onClose={onClose} title={`Retirar el certificado n.º ${linea.numero}`}>
      <p>
        De {deQuien(linea)}, «{linea.titulo}». Quien lo compruebe leerá que fue retirado y cuándo; el motivo
        no sale de aquí. Lo que hizo en el curso no cambia. No se puede deshacer.
      </p>
      <Textarea
        label="Motivo"
        mt="sm"
        maxLength={500}
        value={motivo}
        onChange={(event) => setMotivo(event.currentTarget.value)}
      />
      {run.error !== null && <ErrorState>{messageOf(run.error)}</ErrorState>}
      <DialogActions onCancel={onClose} note={motivo.trim() === '' && 'Escribe el motivo.'}>
        <Button
          color="mal"
          disabled={motivo.trim() === ''}
          loading={run.pending}
          onClick={() => run.run(undefined)}
        >
          Retirar el certificado
        </Button>
      </DialogActions>
    </Dialog>
  );
}
