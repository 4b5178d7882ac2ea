import { guardarEntrada } from '@catedra/shared/externas/api.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import classes from '#pages/reportes/externas/Catalogo.module.css';
import { EntradaFields, type Escrita, SIN_ESCRIBIR } from '#parts/externas/EntradaFields.tsx';
import { fieldErrors, messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useAction } from '#platform/use-action.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

export interface Abierta extends Escrita {
  readonly id: string;
  readonly version: number;
}

export const nuevaEntrada = (): Abierta => ({
  id: crypto.randomUUID(),
  version: 0,
  ...SIN_ESCRIBIR,
});

interface EntradaDialogProps {
  readonly abierta: Abierta;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

export function EntradaDialog({ abierta, onClose, onSaved }: EntradaDialogProps) {
  const { id, version, titulo, horas, validezMeses, validezDia, validezMinimoMeses } = abierta;
  const [value, setValue] = useState<Escrita>({
    titulo,
    horas,
    validezMeses,
    validezDia,
    validezMinimoMeses,
  });
  const run = useAction(
    () => ask(guardarEntrada, { id, body: { version, ...value } }),
    () => {
      onSaved();
      onClose();
    },
  );
  const errors = fieldErrors(run.error);
  const vacio = value.titulo.trim() === '';
  return (
    <Dialog
      opened
      onClose={onClose}
      title={version === 0 ? 'Añadir formación al catálogo' : 'Editar la formación'}
    >
      <div className={classes.fields}>
        <EntradaFields value={value} onChange={setValue} errors={errors} />
      </div>
      {run.error !== null && Object.keys(errors).length === 0 && (
        <ErrorState>{messageOf(run.error)}</ErrorState>
      )}
      <DialogActions onCancel={onClose} note={vacio && 'Escribe el título.'}>
        <Button disabled={vacio} loading={run.pending} onClick={() => run.run(undefined)}>
          Guardar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
