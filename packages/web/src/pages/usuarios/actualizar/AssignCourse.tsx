import * as participantesApi from '@catedra/shared/participantes/api.ts';
import { Button, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useActor } from '#platform/session.ts';
import { CourseSelect } from '#parts/cursos/CourseSelect.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { useEarlyCloses } from '#parts/cursos/early-closes.ts';
import { EarlyCloses } from '#parts/cursos/EarlyCloses.tsx';
import { offerNameUndo } from '#parts/cursos/name-undo.ts';
import { useFields } from '#parts/campos/own-fields.ts';
import { FieldDates } from '#parts/grupos/FieldDates.tsx';
import { dueNow, NO_DUE, ownDueOf, saysDue } from '#parts/grupos/own-due.ts';
import { OwnDueFields } from '#parts/grupos/OwnDueFields.tsx';
import { usePassedDays } from '#parts/grupos/passed-dates.ts';
import { PassedDates } from '#parts/grupos/PassedDates.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { useNow } from '#ui/words/zone.tsx';

interface AssignCourseProps {
  readonly usuarioId: string;
  /** Those they have already. */
  readonly suyos: readonly string[];
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Gives this person a course by name, of those whose people whoever looks may decide. */
export function AssignCourse({ usuarioId, suyos, onDone, onCancel }: AssignCourseProps) {
  const { actor, puedeEnTodo } = useActor();
  const queryClient = useQueryClient();
  const now = useNow();
  const [cursoId, setCursoId] = useState<string | null>(null);
  const [due, setDue] = useState(NO_DUE);
  const datos = useFields('others').filter(({ tipo }) => tipo === 'fecha');
  const dado = ownDueOf(due);
  const plazo = dueNow(due);
  const { venceEn } = plazo;
  const pasado = cursoId !== null && venceEn !== null && Date.parse(venceEn) < now.getTime();
  const passed = usePassedDays(
    pasado
      ? {
          personas: 1,
          cursos: [{ cursoId, titulo: null, grupo: null, venceEn, diasDeGracia: null, entran: 1 }],
        }
      : undefined,
  );
  const { diasSiPaso } = passed;
  const ids = [usuarioId];
  const closes = useEarlyCloses(
    cursoId !== null && saysDue(plazo)
      ? { cursoId, personas: { que: 'inscripcion', seleccion: { ids }, ...plazo, diasSiPaso } }
      : null,
  );
  const { tambienEnEvaluaciones } = closes;
  const asignar = useMutation({
    mutationFn: (id: string) =>
      ask(participantesApi.inscribir, {
        id,
        body: { usuarioIds: ids, ...plazo, diasSiPaso, tambienEnEvaluaciones },
      }),
    onSuccess: ({ marca }, id) => {
      offerNameUndo(queryClient, { que: 'asignacion', cursoId: id, ids, marca });
      setCursoId(null);
      setDue(NO_DUE);
      void queryClient.invalidateQueries({ queryKey: ['usuarios'] });
      void queryClient.invalidateQueries({ queryKey: ['cursos'] });
      onDone();
    },
  });
  return (
    <Stack gap="sm">
      <CourseSelect
        label="Curso"
        autofocus
        value={cursoId}
        onChange={setCursoId}
        only={({ id }) =>
          !suyos.includes(id) && (puedeEnTodo('cursos:editar') || actor.tutorCursoIds.includes(id))
        }
      />
      {cursoId && (
        <>
          <OwnDueFields value={due} onChange={setDue} datos={datos} />
          <FieldDates seleccion={{ ids }} cursoIds={[cursoId]} plazo={plazo} />
          <PassedDates passed={passed} />
          <EarlyCloses closes={closes} />
        </>
      )}
      {asignar.isError && <ErrorState>{messageOf(asignar.error)}</ErrorState>}
      <DialogActions
        onCancel={onCancel}
        note={cursoId === null ? 'Elige un curso.' : 'error' in dado && dado.error}
      >
        <Button
          disabled={cursoId === null || 'error' in dado || closes.waits}
          loading={asignar.isPending}
          onClick={() => cursoId && asignar.mutate(cursoId)}
        >
          Asignar el curso
        </Button>
      </DialogActions>
    </Stack>
  );
}
