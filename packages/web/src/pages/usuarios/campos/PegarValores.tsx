import { opcionesPegadas } from '@catedra/shared/campos/opciones.ts';
import { MAX_VALORES } from '@catedra/shared/campos/tipos.ts';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { nuevaOpcion } from '#pages/usuarios/campos/queries.ts';
import type { Escrita } from '#pages/usuarios/campos/ValorEscrito.tsx';
import { messageOf } from '#platform/api-error.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta } from '#ui/words/words.ts';

interface PegarValoresProps {
  readonly opened: boolean;
  readonly lista: readonly Escrita[];
  readonly busy: boolean;
  readonly error: unknown;
  readonly onClose: () => void;
  readonly onSave: (lista: readonly Escrita[]) => void;
}

/** Many values at once, one in each line of what was copied. */
export function PegarValores({ opened, lista, busy, error, onClose, onSave }: PegarValoresProps) {
  const [pegado, setPegado] = useState('');
  const todos = opcionesPegadas([...lista.map(({ texto }) => texto), pegado].join('\n'));
  const nuevos = todos.slice(lista.length);
  const caben = todos.length <= MAX_VALORES;
  return (
    <Dialog opened={opened} onClose={onClose} title="Pegar una lista">
      <Textarea
        label="Un valor en cada línea"
        autosize
        minRows={5}
        maxRows={12}
        value={pegado}
        onChange={({ currentTarget }) => setPegado(currentTarget.value)}
        description={
          caben
            ? `Se añadirán ${cuenta(nuevos.length, 'valor', 'valores')}. Los que ya están no se repiten.`
            : `Una lista tiene como mucho ${MAX_VALORES} valores: sobran ${todos.length - MAX_VALORES}.`
        }
        data-autofocus
      />
      {error !== null && error !== undefined && <ErrorState>{messageOf(error)}</ErrorState>}
      <DialogActions onCancel={onClose}>
        <Button
          loading={busy}
          disabled={nuevos.length === 0 || !caben}
          onClick={() => onSave([...lista, ...nuevos.map(nuevaOpcion)])}
        >
          Añadir {cuenta(nuevos.length, 'valor', 'valores')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
