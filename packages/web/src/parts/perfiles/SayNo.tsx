import { negarAcceso } from '@catedra/shared/perfiles/api.ts';
import { type PeticionPorDecidir, permisoEnFrase } from '@catedra/shared/perfiles/peticiones.ts';
import { Button, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface SayNoProps {
  readonly peticion: PeticionPorDecidir;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
}

/** Whoever asked reads the word with which it is refused. */
export function SayNo({ peticion, onClose, onDone }: SayNoProps) {
  const { id, persona, permiso } = peticion;
  const queryClient = useQueryClient();
  const [respuesta, setRespuesta] = useState('');
  const refuse = useMutation({
    mutationFn: () => ask(negarAcceso, { id, body: { respuesta: respuesta.trim() } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['perfiles', 'peticiones'] });
      onDone(`Se lo hemos dicho a ${fullName(persona)}.`);
      onClose();
    },
  });
  return (
    <Dialog opened onClose={onClose} title={`Decir que no a ${persona.nombre}`}>
      <Textarea
        label={`Por qué no se le da permiso para ${permisoEnFrase(permiso)}`}
        description={`Lo leerá ${persona.nombre}.`}
        data-autofocus
        autosize
        minRows={2}
        maxLength={300}
        value={respuesta}
        onChange={(event) => setRespuesta(event.currentTarget.value)}
      />
      {refuse.isError && <ErrorState>{messageOf(refuse.error)}</ErrorState>}
      <DialogActions onCancel={onClose}>
        <Button loading={refuse.isPending} disabled={respuesta.trim() === ''} onClick={() => refuse.mutate()}>
          Decir que no
        </Button>
      </DialogActions>
    </Dialog>
  );
}
