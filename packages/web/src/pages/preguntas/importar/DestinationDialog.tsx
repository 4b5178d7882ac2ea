import { cambiar } from '@catedra/shared/importaciones/api.ts';
import type { Importacion } from '@catedra/shared/importaciones/schemas.ts';
import type { Carpetas } from '@catedra/shared/preguntas/schemas.ts';
import { Button, Checkbox, Select, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { remember } from '#pages/preguntas/importar/import-queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useActor } from '#platform/session.ts';
import { useAction } from '#platform/use-action.ts';
import { folderOptions } from '#preguntas/autor/folders.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta } from '#ui/words/words.ts';

const CURSO = 'curso';

interface DestinationDialogProps {
  readonly importacion: Importacion;
  readonly carpetas: Carpetas | undefined;
  readonly onClose: () => void;
}

/** To which folder of the bank they go: one that is there, or a new one in it. */
export function DestinationDialog({ importacion, carpetas, onClose }: DestinationDialogProps) {
  const queryClient = useQueryClient();
  const { puedeEnTodo } = useActor();
  const { destino } = importacion;
  const [folder, setFolder] = useState<string | null>(
    destino.carpetaId ?? (destino.evaluacionId ? CURSO : null),
  );
  const [nueva, setNueva] = useState(destino.nueva ?? '');
  const [conCarpetas, setConCarpetas] = useState(destino.conCarpetas);
  const save = useAction(
    () =>
      ask(cambiar, {
        id: importacion.id,
        body: {
          destino: {
            carpetaId: folder === CURSO ? null : folder,
            evaluacionId: destino.evaluacionId,
            nueva: nueva.trim() || null,
            conCarpetas,
          },
        },
      }),
    (una) => {
      remember(queryClient, una);
      void queryClient.invalidateQueries({ queryKey: ['importaciones', una.id, 'lineas'] });
      onClose();
    },
  );
  const mayTop = puedeEnTodo('preguntas:editar');
  const data = [
    ...(destino.evaluacionId ? [{ value: CURSO, label: 'La carpeta del curso' }] : []),
    ...folderOptions(carpetas),
  ];
  const lacks = folder === null && (nueva.trim() === '' || !mayTop) && 'Elige una carpeta.';
  return (
    <Dialog opened onClose={onClose} title="A qué carpeta van">
      <div className="look-stack">
        <Select
          label="Carpeta del banco"
          placeholder={mayTop ? 'Ninguna: arriba del todo' : 'Elige una'}
          searchable
          clearable={mayTop}
          data={data}
          value={folder}
          onChange={setFolder}
        />
        <TextInput
          label="Dentro, en una carpeta nueva (opcional)"
          description="Se crea al importar."
          maxLength={120}
          value={nueva}
          onChange={(event) => setNueva(event.currentTarget.value)}
        />
        {importacion.carpetas > 0 && (
          <Checkbox
            label={`Respetar ${importacion.carpetas === 1 ? 'la carpeta' : `las ${cuenta(importacion.carpetas, 'carpeta')}`} del archivo`}
            checked={conCarpetas}
            onChange={(event) => setConCarpetas(event.currentTarget.checked)}
          />
        )}
        {save.error !== null && <ErrorState>{messageOf(save.error)}</ErrorState>}
      </div>
      <DialogActions onCancel={onClose} note={lacks}>
        <Button loading={save.pending} disabled={lacks !== false} onClick={() => save.run(undefined)}>
          Usar esta carpeta
        </Button>
      </DialogActions>
    </Dialog>
  );
}
