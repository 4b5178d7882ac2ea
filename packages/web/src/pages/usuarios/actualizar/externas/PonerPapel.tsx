import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import { ponerPapel } from '@catedra/shared/externas/api.ts';
import type { Externa } from '@catedra/shared/externas/schemas.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { UploadField } from '#parts/archivos/UploadField.tsx';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useAction } from '#platform/use-action.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface PonerPapelProps {
  readonly externa: Externa;
  readonly onClose: () => void;
}

/** The paper of something that was recorded without it. */
export function PonerPapel({ externa, onClose }: PonerPapelProps) {
  const queryClient = useQueryClient();
  const [[papel], setPapel] = useState<readonly Archivo[]>([]);
  const run = useAction(
    (archivoId: string) => ask(ponerPapel, { id: externa.id, body: { archivoId } }),
    () => {
      void queryClient.invalidateQueries({ queryKey: ['externas'] });
      onClose();
    },
  );
  return (
    <Dialog opened onClose={onClose} title={`El papel de ${externa.titulo}`}>
      <UploadField
        label="Su papel"
        description="El diploma o certificado que trae, en PDF o en foto."
        proposito="externa"
        accept="application/pdf,image/jpeg,image/png,image/webp"
        value={papel ? [papel] : []}
        onChange={setPapel}
      />
      {run.error !== null && <ErrorState>{messageOf(run.error)}</ErrorState>}
      <DialogActions onCancel={onClose} note={!papel && 'Elige el archivo.'}>
        <Button disabled={!papel} loading={run.pending} onClick={() => papel && run.run(papel.id)}>
          Guardar el papel
        </Button>
      </DialogActions>
    </Dialog>
  );
}
