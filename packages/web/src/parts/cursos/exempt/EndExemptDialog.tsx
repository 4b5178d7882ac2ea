import { Button, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ExemptDialogProps } from '#parts/cursos/exempt/ExemptDialog.tsx';
import {
  finPrevistoQuery,
  offerExemptUndo,
  quitarExencion,
  trasQuitar,
} from '#parts/cursos/exempt/exempting.ts';
import { Foreseen } from '#parts/cursos/exempt/Foreseen.tsx';
import { fieldErrors, messageOf } from '#platform/api-error.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

/** Ends today what excuses some people from a course, with a reason. */
export function EndExemptDialog({ cursoId, quienes, nombre, onClose, onDone }: ExemptDialogProps) {
  const queryClient = useQueryClient();
  const [motivo, setMotivo] = useState('');
  const [missing, setMissing] = useState(false);
  const previsto = useQuery(finPrevistoQuery(cursoId, quienes));
  const act = useMutation({
    mutationFn: () => quitarExencion(cursoId, quienes, motivo),
    onSuccess: (hecho) => {
      const words = trasQuitar(hecho);
      offerExemptUndo(queryClient, cursoId, words, hecho);
      onDone(words);
      onClose();
    },
  });
  const wrong = fieldErrors(act.error);
  const send = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (motivo.trim() === '') return setMissing(true);
    act.mutate();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={nombre ? `Quitar la exención a ${nombre}` : 'Quitar la exención del curso'}
    >
      <form noValidate onSubmit={send}>
        <Stack gap="md">
          <p>Acaba hoy. Si su plazo pasó mientras, tiene desde hoy los días que se le dieron.</p>
          <TextInput
            label="Motivo"
            placeholder="Ha vuelto, se concedió por error…"
            maxLength={500}
            value={motivo}
            onChange={(event) => {
              setMotivo(event.currentTarget.value);
              setMissing(false);
            }}
            error={missing ? 'Escribe por qué.' : wrong.motivo}
          />
          <QueryView query={previsto} label="Mirando a quiénes alcanza…">
            {(dicho) => <Foreseen previsto={dicho} que="quitar" />}
          </QueryView>
          {act.isError && Object.keys(wrong).length === 0 && <ErrorState>{messageOf(act.error)}</ErrorState>}
          <DialogActions onCancel={onClose}>
            <Button
              type="submit"
              loading={act.isPending}
              disabled={previsto.isPending || previsto.data?.hechas === 0}
            >
              Quitar la exención
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
