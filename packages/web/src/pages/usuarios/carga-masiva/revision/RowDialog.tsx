import type { FilaDeCarga } from '@catedra/shared/cargas/filas.ts';
import { Autocomplete, Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useSuggestions } from '#pages/usuarios/carga-masiva/revision/CellEditor.tsx';
import { type Columna, mensajesDe } from '#pages/usuarios/carga-masiva/revision/row-cells.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';

interface RowDialogProps {
  readonly fila: FilaDeCarga;
  readonly columnas: readonly Columna[];
  readonly onClose: () => void;
  readonly onSave: (celdas: Record<string, string>) => void;
}

/** Every cell of one row at once. */
export function RowDialog({ fila, columnas, onClose, onSave }: RowDialogProps) {
  const [celdas, setCeldas] = useState<Record<string, string>>({});
  const errores = mensajesDe(fila).filter(({ tono }) => tono === 'error');
  const save = () => {
    if (Object.keys(celdas).length > 0) onSave(celdas);
    onClose();
  };
  return (
    <Dialog opened onClose={onClose} title={`Corregir la fila ${fila.linea}`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack gap="sm">
          {columnas.map((columna, i) => (
            <Field
              key={columna.posicion}
              columna={columna}
              first={i === 0}
              value={celdas[columna.posicion] ?? fila.celdas[columna.posicion] ?? ''}
              error={errores.find((error) => error.columna === columna.posicion)?.texto}
              onChange={(texto) => setCeldas({ ...celdas, [columna.posicion]: texto })}
            />
          ))}
        </Stack>
        <DialogActions onCancel={onClose}>
          <Button type="submit">Guardar y revisar</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface FieldProps {
  readonly columna: Columna;
  readonly first: boolean;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (texto: string) => void;
}

function Field({ columna, first, value, error, onChange }: FieldProps) {
  return (
    <Autocomplete
      label={columna.titulo}
      data={[...useSuggestions(columna.campo)]}
      value={value}
      error={error}
      onChange={onChange}
      openOnFocus={false}
      spellCheck={false}
      data-autofocus={first || undefined}
    />
  );
}
