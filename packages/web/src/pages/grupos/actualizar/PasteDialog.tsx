import type { Grupo } from '@catedra/shared/grupos/collection.ts';
import { MAX_IDENTIFICADORES } from '@catedra/shared/grupos/schemas.ts';
import { leerIdentificadores } from '@catedra/shared/grupos/identificadores.ts';
import { Button, Group, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PasteResult } from '#pages/grupos/actualizar/PasteResult.tsx';
import { añadirPorIdentificador } from '#pages/grupos/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

interface PasteDialogProps {
  readonly grupo: Grupo;
  readonly onClose: () => void;
}

/** Members by a list copied from a mail or a sheet. */
export function PasteDialog({ grupo, onClose }: PasteDialogProps) {
  const queryClient = useQueryClient();
  const [texto, setTexto] = useState('');
  const identificadores = leerIdentificadores(texto);
  const sobran = identificadores.length > MAX_IDENTIFICADORES;
  const añadir = useMutation({
    mutationFn: () => añadirPorIdentificador(grupo.id, identificadores),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['grupos'] });
      void queryClient.invalidateQueries({ queryKey: ['usuarios'] });
    },
  });
  const otraVez = () => {
    setTexto('');
    añadir.reset();
  };
  return (
    <Dialog opened onClose={onClose} title={`Añadir a ${grupo.nombre}`} withCloseButton={false} size="lg">
      {añadir.data ? (
        <PasteResult resultado={añadir.data} />
      ) : (
        <Textarea
          label="Correos o usuarios"
          description="Uno por línea, o separados por comas. Vale lo que copies de un correo o de una hoja de cálculo."
          placeholder={'ana@empresa.es\nLuis Núñez <luis@empresa.es>'}
          rows={8}
          value={texto}
          onChange={(event) => setTexto(event.currentTarget.value)}
          error={
            sobran && `Como mucho ${numero(MAX_IDENTIFICADORES)} a la vez. Para más, usa la carga masiva.`
          }
          data-autofocus
        />
      )}
      {añadir.isError && <ErrorState>{messageOf(añadir.error)}</ErrorState>}
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          {añadir.data ? 'Cerrar' : 'Cancelar'}
        </Button>
        {añadir.data ? (
          <Button onClick={otraVez}>Pegar más</Button>
        ) : (
          <Button
            disabled={identificadores.length === 0 || sobran}
            loading={añadir.isPending}
            onClick={() => añadir.mutate()}
          >
            {identificadores.length === 0 ? 'Añadir' : `Añadir ${cuenta(identificadores.length, 'persona')}`}
          </Button>
        )}
      </Group>
    </Dialog>
  );
}
