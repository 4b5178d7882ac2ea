import type { Grupo } from '@catedra/shared/grupos/collection.ts';
import type { CursoAsignado } from '@catedra/shared/grupos/schemas.ts';
import { Button, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFields } from '#parts/campos/own-fields.ts';
import { DueFields } from '#parts/grupos/DueFields.tsx';
import { vencimientoOf } from '#parts/grupos/due.ts';
import { useGroupCourse } from '#parts/grupos/group-course.ts';
import { useEarlyCloses } from '#parts/cursos/early-closes.ts';
import { EarlyCloses } from '#parts/cursos/EarlyCloses.tsx';
import { asignarCurso, deshacerAsignacion } from '#pages/grupos/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { CourseSelect } from '#parts/cursos/CourseSelect.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { PassedDates } from '#parts/grupos/PassedDates.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { offerUndo } from '#ui/states/undo.ts';
import { useZone } from '#ui/words/zone.tsx';

interface CourseDialogProps {
  readonly grupo: Grupo;
  /** The course whose due date changes; `nuevo` assigns another one. */
  readonly curso: CursoAsignado | 'nuevo';
  readonly onClose: () => void;
}

/** Assigns a course, or changes when it is due. */
export function CourseDialog({ grupo, curso, onClose }: CourseDialogProps) {
  const zone = useZone();
  const datos = useFields('others').filter(({ tipo }) => tipo === 'fecha');
  const queryClient = useQueryClient();
  const actual = curso === 'nuevo' ? null : curso;
  const [cursoId, setCursoId] = useState<string | null>(actual?.id ?? null);
  const [vencimiento, setVencimiento] = useState(() => vencimientoOf(actual, zone));
  const [error, setError] = useState<{ curso?: string | undefined; plazo?: string | undefined }>({});
  const { efecto, plazo, passed } = useGroupCourse({
    grupoId: actual ? null : grupo.id,
    cursoId,
    vencimiento,
  });
  const closes = useEarlyCloses(
    cursoId && !('error' in plazo) && (plazo.venceEn ?? plazo.venceEnDias) !== null
      ? { grupoId: grupo.id, asignacion: { cursoId, ...plazo, diasSiPaso: passed.diasSiPaso } }
      : null,
  );
  const asignar = useMutation({
    mutationFn: (asignacion: Parameters<typeof asignarCurso>[1]) => asignarCurso(grupo.id, asignacion),
    onSuccess: async ({ marca }, { cursoId: dado, tambienEnEvaluaciones }) => {
      const refresh = () => queryClient.invalidateQueries({ queryKey: ['grupos'] });
      if (tambienEnEvaluaciones)
        offerUndo({
          words: `${actual ? 'Fecha cambiada' : 'Curso asignado'}, y la misma fecha en la evaluación.`,
          undo: () => deshacerAsignacion(grupo.id, { cursoId: dado, actual, marca }).then(refresh),
        });
      await refresh();
      onClose();
    },
  });

  const save = () => {
    const wrong = {
      curso: cursoId ? undefined : 'Elige un curso.',
      plazo: 'error' in plazo ? plazo.error : undefined,
    };
    setError(wrong);
    if (cursoId && !('error' in plazo))
      asignar.mutate({
        cursoId,
        ...plazo,
        diasSiPaso: passed.diasSiPaso,
        tambienEnEvaluaciones: closes.tambienEnEvaluaciones,
      });
  };

  return (
    <Dialog opened onClose={onClose} title={actual ? `Fecha límite de ${actual.titulo}` : 'Asignar un curso'}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack gap="lg">
          {!actual && (
            <CourseSelect
              label="Curso"
              value={cursoId}
              onChange={(elegido) => {
                setCursoId(elegido);
                setError({ ...error, curso: undefined });
              }}
              error={error.curso}
              autofocus
            />
          )}
          <DueFields
            datos={datos}
            value={vencimiento}
            onChange={(dado) => {
              setVencimiento(dado);
              setError({ ...error, plazo: undefined });
            }}
            error={error.plazo}
          />
          <PassedDates passed={passed} />
          <EarlyCloses closes={closes} />
        </Stack>
        {asignar.isError && <ErrorState>{messageOf(asignar.error)}</ErrorState>}
        <DialogActions onCancel={onClose}>
          <Button type="submit" disabled={efecto.isLoading || closes.waits} loading={asignar.isPending}>
            {actual ? 'Guardar la fecha' : 'Asignar curso'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
