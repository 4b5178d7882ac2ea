import type { Curso } from '@catedra/shared/cursos/collection.ts';
import type { Grupo } from '@catedra/shared/grupos/collection.ts';
import type { EfectoDeAsignar } from '@catedra/shared/grupos/schemas.ts';
import { Button, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asignarGrupo, desasignarGrupo } from '#pages/cursos/participantes/queries.ts';
import { antesDeAsignar, trasAsignar } from '#pages/cursos/participantes/words.ts';
import { messageOf } from '#platform/api-error.ts';
import { rutas } from '#platform/paths.ts';
import { useFields } from '#parts/campos/own-fields.ts';
import { DueFields } from '#parts/grupos/DueFields.tsx';
import { vencimientoOf } from '#parts/grupos/due.ts';
import { useGroupCourse } from '#parts/grupos/group-course.ts';
import { useEarlyCloses } from '#parts/cursos/early-closes.ts';
import { EarlyCloses } from '#parts/cursos/EarlyCloses.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { GroupSelect } from '#parts/grupos/GroupSelect.tsx';
import { PassedDates } from '#parts/grupos/PassedDates.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { offerUndo } from '#ui/states/undo.ts';
import { useZone } from '#ui/words/zone.tsx';

interface AssignGroupProps {
  readonly curso: Curso;
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}

/** Gives the course to a whole group: says whom it reaches before it is done. */
export function AssignGroup({ curso, onClose, onDone }: AssignGroupProps) {
  const zone = useZone();
  const datos = useFields('others').filter(({ tipo }) => tipo === 'fecha');
  const queryClient = useQueryClient();
  const [grupo, setGrupo] = useState<Grupo | null>(null);
  const [vencimiento, setVencimiento] = useState(() => vencimientoOf(null, zone));
  const [tried, setTried] = useState(false);
  const { efecto, plazo, entran, passed } = useGroupCourse({
    grupoId: grupo?.id ?? null,
    cursoId: curso.id,
    vencimiento,
    called: grupo && { titulo: curso.titulo, grupo: grupo.nombre },
  });
  const closes = useEarlyCloses(
    grupo &&
      efecto.data?.asignado === false &&
      !('error' in plazo) &&
      (plazo.venceEn ?? plazo.venceEnDias) !== null
      ? { grupoId: grupo.id, asignacion: { cursoId: curso.id, ...plazo, diasSiPaso: passed.diasSiPaso } }
      : null,
  );
  const { tambienEnEvaluaciones } = closes;
  const asignar = useMutation({
    mutationFn: ({ id }: Grupo) => {
      if ('error' in plazo) throw new Error(plazo.error);
      const { diasSiPaso } = passed;
      return asignarGrupo(id, { cursoId: curso.id, ...plazo, diasSiPaso, tambienEnEvaluaciones });
    },
    onSuccess: async ({ marca }, { id, nombre }) => {
      const refresh = async () => {
        await queryClient.invalidateQueries({ queryKey: ['grupos'] });
        await queryClient.invalidateQueries({ queryKey: ['cursos', curso.id] });
      };
      if (tambienEnEvaluaciones)
        offerUndo({
          words: `El grupo ${nombre} tiene el curso, y la misma fecha en la evaluación.`,
          undo: () => desasignarGrupo(id, curso.id, marca).then(refresh),
        });
      await queryClient.invalidateQueries({ queryKey: ['grupos'] });
      onDone(trasAsignar(nombre, entran));
      onClose();
    },
  });
  const possible = efecto.data !== undefined && !efecto.data.asignado;

  return (
    <Dialog opened onClose={onClose} title="Asignar el curso a un grupo">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          setTried(true);
          if (grupo && possible && !('error' in plazo)) asignar.mutate(grupo);
        }}
      >
        <Stack gap="lg">
          <GroupSelect value={grupo?.id ?? null} onChange={setGrupo} />
          <DueFields
            datos={datos}
            value={vencimiento}
            onChange={setVencimiento}
            error={tried && 'error' in plazo ? plazo.error : undefined}
          />
          <div role="status">
            {grupo && efecto.data && <Effect grupo={grupo} efecto={efecto.data} curso={curso} />}
          </div>
          <PassedDates passed={passed} />
          <EarlyCloses closes={closes} />
        </Stack>
        {efecto.isError && grupo && <ErrorState>{messageOf(efecto.error)}</ErrorState>}
        {asignar.isError && <ErrorState>{messageOf(asignar.error)}</ErrorState>}
        <DialogActions onCancel={onClose} note={!grupo && 'Elige un grupo.'}>
          <Button type="submit" disabled={!possible || closes.waits} loading={asignar.isPending}>
            Asignar al grupo
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface EffectProps {
  readonly grupo: Grupo;
  readonly efecto: EfectoDeAsignar;
  readonly curso: Curso;
}

function Effect({ grupo, efecto, curso }: EffectProps) {
  if (efecto.asignado)
    return (
      <p>
        El grupo {grupo.nombre} ya tiene este curso. Su fecha límite se cambia en{' '}
        <TextLink to={rutas.grupo(grupo.id)}>la ficha del grupo</TextLink>.
      </p>
    );
  return antesDeAsignar(efecto, curso.estado === 'borrador').map((frase) => <p key={frase}>{frase}</p>);
}
