import type { Grupo } from '@catedra/shared/grupos/collection.ts';
import type { AsignacionDeCursos } from '@catedra/shared/grupos/schemas.ts';
import { Button, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lateOf } from '#pages/grupos/actualizar/late-of.ts';
import { asignarCursos, deshacerAsignacion, efectoDeAsignarQuery } from '#pages/grupos/queries.ts';
import { useFields } from '#parts/campos/own-fields.ts';
import { type ChosenCourse, CoursesField } from '#parts/cursos/CoursesField.tsx';
import { useEarlyClosesOf } from '#parts/cursos/early-closes.ts';
import { EarlyCloses } from '#parts/cursos/EarlyCloses.tsx';
import { reachInWords } from '#parts/cursos/reach.ts';
import { DueFields } from '#parts/grupos/DueFields.tsx';
import { GroupDates } from '#parts/grupos/GroupDates.tsx';
import { plazoOf, vencimientoOf } from '#parts/grupos/due.ts';
import { usePassedDays } from '#parts/grupos/passed-dates.ts';
import { PassedDates } from '#parts/grupos/PassedDates.tsx';
import { messageOf } from '#platform/api-error.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { offerUndo } from '#ui/states/undo.ts';
import { cuenta } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface CoursesDialogProps {
  readonly grupo: Grupo;
  readonly onClose: () => void;
}

/** Gives one or several courses to a group, with one date for all; each says first whom it would reach. */
export function CoursesDialog({ grupo, onClose }: CoursesDialogProps) {
  const now = useNow();
  const zone = useZone();
  const datos = useFields('others').filter(({ tipo }) => tipo === 'fecha');
  const queryClient = useQueryClient();
  const [cursos, setCursos] = useState<readonly ChosenCourse[]>([]);
  const [vencimiento, setVencimiento] = useState(() => vencimientoOf(null, zone));
  const [error, setError] = useState<{ curso?: string | undefined; plazo?: string | undefined }>({});
  const cursoIds = cursos.map(({ id }) => id);
  const efecto = useQuery(efectoDeAsignarQuery(grupo.id, cursoIds));
  const yaAsignados = new Set(efecto.data?.porCurso.flatMap((uno) => (uno.asignado ? [uno.cursoId] : [])));
  const plazo = plazoOf(vencimiento, zone);
  const passed = usePassedDays(lateOf(plazo, cursos, efecto.data, now));
  const { diasSiPaso } = passed;
  const datado = 'error' in plazo || (plazo.venceEn ?? plazo.venceEnDias) === null ? null : plazo;
  const closes = useEarlyClosesOf(
    datado
      ? cursos.map(({ id, titulo }) => ({
          id,
          titulo,
          giving: { grupoId: grupo.id, asignacion: { cursoId: id, ...datado, diasSiPaso } },
        }))
      : [],
  );
  const asignar = useMutation({
    mutationFn: (asignacion: AsignacionDeCursos) => asignarCursos(grupo.id, asignacion),
    onSuccess: async ({ asignados, marca }) => {
      const refresh = () => queryClient.invalidateQueries({ queryKey: ['grupos'] });
      if (asignados.length > 0)
        offerUndo({
          words: `${cuenta(asignados.length, 'curso asignado', 'cursos asignados')} al grupo.`,
          undo: () => deshacerAsignacion(grupo.id, asignados, marca).then(refresh),
        });
      await refresh();
      onClose();
    },
  });
  const noteOf = (cursoId: string): string | null => {
    const uno = efecto.data?.porCurso.find((curso) => curso.cursoId === cursoId);
    return uno && efecto.data ? reachInWords({ ...uno, personas: efecto.data.miembros }) : null;
  };
  const save = () => {
    setError({
      curso: cursos.length > 0 ? undefined : 'Elige un curso.',
      plazo: 'error' in plazo ? plazo.error : undefined,
    });
    if (cursos.length === 0 || 'error' in plazo) return;
    const { tambienEnEvaluaciones } = closes;
    asignar.mutate({ cursoIds, ...plazo, diasSiPaso, tambienEnEvaluaciones });
  };

  return (
    <Dialog opened onClose={onClose} title="Asignar cursos">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack gap="lg">
          <CoursesField
            value={cursos}
            onChange={(elegidos) => {
              setCursos(elegidos);
              setError({ ...error, curso: undefined });
            }}
            note={noteOf}
            error={error.curso}
          />
          <DueFields
            datos={datos}
            value={vencimiento}
            onChange={(dado) => {
              setVencimiento(dado);
              setError({ ...error, plazo: undefined });
            }}
            error={error.plazo}
          />
          {/* Days since they come in have passed for nobody; the same day for all is told below, with other days to give. */}
          <GroupDates
            grupoId={grupo.id}
            cursoIds={cursoIds.filter((id) => !yaAsignados.has(id))}
            plazo={datado?.venceCampoId ? datado : null}
            nuevos
          />
          <PassedDates passed={passed} />
          {closes.each.map(({ id, titulo, closes: suyo }) => (
            <EarlyCloses key={id} closes={suyo} titulo={cursos.length > 1 ? titulo : undefined} />
          ))}
        </Stack>
        {asignar.isError && <ErrorState>{messageOf(asignar.error)}</ErrorState>}
        <DialogActions onCancel={onClose}>
          <Button type="submit" disabled={efecto.isLoading || closes.waits} loading={asignar.isPending}>
            {cursos.length > 1 ? `Asignar ${cursos.length} cursos` : 'Asignar curso'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
