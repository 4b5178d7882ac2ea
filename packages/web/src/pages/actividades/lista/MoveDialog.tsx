import type { ActividadDeIndice } from '@catedra/shared/actividades/schemas.ts';
import type { Seccion } from '@catedra/shared/cursos/schemas.ts';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';

interface MoveDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly actividad: ActividadDeIndice;
  readonly secciones: readonly Seccion[];
  readonly onMove: (seccionId: string) => void;
}

export function MoveDialog({ opened, onClose, actividad, secciones, onMove }: MoveDialogProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const others = secciones.filter((seccion) => seccion.id !== actividad.seccion);
  const close = () => {
    setChosen(null);
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={close} title={`Mover «${actividad.titulo}»`}>
      <Select
        label="Al final de la sección"
        placeholder="Elige una sección"
        data={others.map(({ id, titulo }) => ({ value: id, label: titulo }))}
        searchable={others.length > 8}
        value={chosen}
        onChange={setChosen}
        data-autofocus
      />
      <DialogActions onCancel={close} note={!chosen && 'Elige una sección.'}>
        <Button
          disabled={!chosen}
          onClick={() => {
            if (chosen) onMove(chosen);
            close();
          }}
        >
          Mover la actividad
        </Button>
      </DialogActions>
    </Dialog>
  );
}
