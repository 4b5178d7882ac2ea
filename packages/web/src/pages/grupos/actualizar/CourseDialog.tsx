import type { Grupo } from '@catedra/shared/grupos/collection.ts';
import type { CursoAsignado } from '@catedra/shared/grupos/schemas.ts';
import { Button, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFields } from '#parts/campos/own-fields.ts';
import { DueFields } from '#parts/grupos/DueFields.tsx';
import { GroupDates } from '#parts/grupos/GroupDates.tsx';
import { plazoOf, vencimientoOf } from '#parts/grupos/due.ts';
import { useEarlyCloses } from '#parts/cursos/early-closes.ts';
import { EarlyCloses } from '#parts/cursos/EarlyCloses.tsx';
import { asignarCurso, devolverFecha } from '#pages/grupos/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { offerUndo } from '#ui/states/undo.ts';
import { useZone } from '#ui/words/zone.tsx';

interface CourseDialogProps {
  readonly grupo: Grupo;
  /** The course whose due date changes. */
  readonly curso: CursoAsignado;
  readonly onClose: () => void;
}

/** Changes when a course is due for a group. */
export function CourseDialog({ grupo, curso, onClose }: CourseDialogProps) {
  const zone = useZone();
  const datos = useFields('others').filter(({ tipo }) => tipo === 'fecha');
  const queryClient = useQueryClient();
  const cursoId = curso.id;
  const [vencimiento, setVencimiento] = useState(() => vencimientoOf(curso, zone));
  const [error, setError] = useState<string | undefined>();
  const plazo = plazoOf(vencimiento, zone);
  const datado = 'error' in plazo || (plazo.venceEn ?? plazo.venceEnDias) === null ? null : plazo;
  const closes = useEarlyCloses(datado ? { grupoId: grupo.id, asignacion: { cursoId, ...datado } } : null);
  const asignar = useMutation({
    mutationFn: (asignacion: Parameters<typeof asignarCurso>[1]) => asignarCurso(grupo.id, asignacion),
    onSuccess: async ({ marca }, { tambienEnEvaluaciones }) => {
      const refresh = () => queryClient.invalidateQueries({ queryKey: ['grupos'] });
      if (tambienEnEvaluaciones)
        offerUndo({
          words: 'Fecha cambiada, y la misma fecha en la evaluación.',
          undo: () => devolverFecha(grupo.id, curso, marca).then(refresh),
        });
      await refresh();
      onClose();
    },
  });

  const save = () => {
    setError('error' in plazo ? plazo.error : undefined);
    if (!('error' in plazo))
      asignar.mutate({ cursoId, ...plazo, tambienEnEvaluaciones: closes.tambienEnEvaluaciones });
  };

  return (
    <Dialog opened onClose={onClose} title={`Fecha límite de ${curso.titulo}`}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack gap="lg">
          <DueFields
            datos={datos}
            value={vencimiento}
            onChange={(dado) => {
              setVencimiento(dado);
              setError(undefined);
            }}
            error={error}
          />
          <GroupDates grupoId={grupo.id} cursoIds={[cursoId]} plazo={datado} />
          <EarlyCloses closes={closes} />
        </Stack>
        {asignar.isError && <ErrorState>{messageOf(asignar.error)}</ErrorState>}
        <DialogActions onCancel={onClose}>
          <Button type="submit" disabled={closes.waits} loading={asignar.isPending}>
            Guardar la fecha
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
