import type { Grupo } from '@catedra/shared/grupos/collection.ts';
import { MAX_IDENTIFICADORES } from '@catedra/shared/grupos/schemas.ts';
import { leerIdentificadores } from '@catedra/shared/grupos/identificadores.ts';
import { Button, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PasteResult } from '#pages/grupos/actualizar/PasteResult.tsx';
import { añadirPorIdentificador } from '#pages/grupos/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { useEarlyCloses } from '#parts/cursos/early-closes.ts';
import { EarlyCloses } from '#parts/cursos/EarlyCloses.tsx';
import { usePassedDates } from '#parts/grupos/passed-dates.ts';
import { PassedDates } from '#parts/grupos/PassedDates.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

/** Who would come in past a date is asked once one stops typing. */
const PAUSA = 300;

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
  const [quieto] = useDebouncedValue(texto, PAUSA);
  const pegados = leerIdentificadores(quieto);
  const entran =
    pegados.length > 0 && pegados.length <= MAX_IDENTIFICADORES
      ? { grupoIds: [grupo.id], quienes: { identificadores: pegados } }
      : null;
  const passed = usePassedDates(entran);
  const closes = useEarlyCloses(entran && { entran: { ...entran, diasSiPaso: passed.diasSiPaso } });
  const añadir = useMutation({
    mutationFn: () => añadirPorIdentificador(grupo.id, identificadores, passed.diasSiPaso),
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
    <Dialog opened onClose={onClose} title={`Añadir a ${grupo.nombre}`} wide>
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
      {!añadir.data && <PassedDates passed={passed} />}
      {!añadir.data && <EarlyCloses closes={closes} />}
      {añadir.isError && <ErrorState>{messageOf(añadir.error)}</ErrorState>}
      <DialogActions
        onCancel={onClose}
        cancel={añadir.data ? 'Listo' : 'Cancelar'}
        note={!añadir.data && identificadores.length === 0 && 'Pega al menos un correo o un usuario.'}
      >
        {añadir.data ? (
          <Button onClick={otraVez}>Pegar más</Button>
        ) : (
          <Button
            disabled={
              identificadores.length === 0 || sobran || quieto !== texto || passed.waits || closes.waits
            }
            loading={añadir.isPending}
            onClick={() => añadir.mutate()}
          >
            {identificadores.length === 0 ? 'Añadir' : `Añadir ${cuenta(identificadores.length, 'persona')}`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
