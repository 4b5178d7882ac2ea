import type { Vista } from '@catedra/shared/informes/vistas/schemas.ts';
import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { guardar } from '#pages/reportes/informe/vistas/queries.ts';
import { fieldErrors, messageOf } from '#platform/api-error.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface VistaDialogProps {
  /** As it is; without a version it is a new one. */
  readonly vista: Vista;
  readonly onClose: () => void;
  readonly onSaved: (vista: Vista) => Promise<void>;
}

/** How a view is called, and whether others have it too. */
export function VistaDialog({ vista, onClose, onSaved }: VistaDialogProps) {
  const [nombre, setNombre] = useState(vista.nombre);
  const [compartida, setCompartida] = useState(vista.compartida);
  const [missing, setMissing] = useState(false);
  const save = useMutation({
    mutationFn: () => guardar({ ...vista, nombre, compartida }),
    onSuccess: async (guardada) => {
      await onSaved(guardada);
      onClose();
    },
  });
  const wrong = fieldErrors(save.error);
  const send = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (nombre.trim() === '') return setMissing(true);
    save.mutate();
  };
  return (
    <Dialog opened onClose={onClose} title={vista.version === 0 ? 'Guardar vista' : 'Cambiar la vista'}>
      <form noValidate onSubmit={send}>
        <Stack gap="md">
          <p>Guarda los filtros, el orden y las columnas. Las filas son siempre las de cada momento.</p>
          <TextInput
            label="Nombre"
            placeholder="Lo vencido de Logística"
            maxLength={80}
            value={nombre}
            onChange={(event) => {
              setNombre(event.currentTarget.value);
              setMissing(false);
            }}
            error={missing ? 'Escribe un nombre.' : wrong.nombre}
            data-autofocus
          />
          <Checkbox
            label="Compartirla con quien puede ver este reporte"
            description="Cada cual ve en ella solo a las personas que ya podía ver."
            checked={compartida}
            onChange={(event) => setCompartida(event.currentTarget.checked)}
          />
          {save.isError && Object.keys(wrong).length === 0 && (
            <ErrorState>{messageOf(save.error)}</ErrorState>
          )}
          <DialogActions onCancel={onClose}>
            <Button type="submit" loading={save.isPending}>
              Guardar la vista
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
