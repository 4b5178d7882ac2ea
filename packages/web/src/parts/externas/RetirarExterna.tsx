import { retirar } from '@catedra/shared/externas/api.ts';
import type { Externa } from '@catedra/shared/externas/schemas.ts';
import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useAction } from '#platform/use-action.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface RetirarExternaProps {
  readonly externa: Externa;
  readonly onClose: () => void;
}

/** What it completed goes back to how it was; the reason stays inside. */
export function RetirarExterna({ externa, onClose }: RetirarExternaProps) {
  const queryClient = useQueryClient();
  const [motivo, setMotivo] = useState('');
  const run = useAction(
    () => ask(retirar, { id: externa.id, body: { motivo } }),
    () => {
      void queryClient.invalidateQueries();
      onClose();
    },
  );
  return (
    <Dialog opened onClose={onClose} title="Retirar la formación externa">
      <p>
        «{externa.titulo}»{externa.persona && `, de ${externa.persona}`}.
        {externa.efecto === 'completa' &&
          ' Su curso quedará como estaba antes de registrarla; lo que haya hecho en él se conserva.'}{' '}
        El motivo lo lee quien ve sus certificados, no la persona.
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
          Retirar la formación
        </Button>
      </DialogActions>
    </Dialog>
  );
}
