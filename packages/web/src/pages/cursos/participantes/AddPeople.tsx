import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { Button, Stack } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inscribir, quienesEntranQuery } from '#pages/cursos/participantes/queries.ts';
import { antesDeInscribir, trasInscribir } from '#pages/cursos/participantes/words.ts';
import { messageOf } from '#platform/api-error.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { useFields } from '#parts/campos/own-fields.ts';
import { FieldDates } from '#parts/grupos/FieldDates.tsx';
import { dueNow, NO_DUE, ownDueOf, saysDue } from '#parts/grupos/own-due.ts';
import { OwnDueFields } from '#parts/grupos/OwnDueFields.tsx';
import { usePassedDays } from '#parts/grupos/passed-dates.ts';
import { PassedDates } from '#parts/grupos/PassedDates.tsx';
import { useEarlyCloses } from '#parts/cursos/early-closes.ts';
import { EarlyCloses } from '#parts/cursos/EarlyCloses.tsx';
import { offerNameUndo } from '#parts/cursos/name-undo.ts';
import { PeoplePicker } from '#parts/usuarios/PeoplePicker.tsx';
import { cuenta } from '#ui/words/words.ts';
import { useNow } from '#ui/words/zone.tsx';

interface AddPeopleProps {
  readonly cursoId: string;
  readonly onClose: () => void;
  /** What happened, in words. */
  readonly onDone: (said: string) => void;
}

/** Search people by name and give them the course, with a date of their own if they need one. */
export function AddPeople({ cursoId, onClose, onDone }: AddPeopleProps) {
  const [elegidas, setElegidas] = useState<readonly Usuario[]>([]);
  const [due, setDue] = useState(NO_DUE);
  const datos = useFields('others').filter(({ tipo }) => tipo === 'fecha');
  const dado = ownDueOf(due);
  const plazo = dueNow(due);
  const { venceEn } = plazo;
  const now = useNow();
  const queryClient = useQueryClient();
  const ids = elegidas.map(({ id }) => id);
  const ensayo = useQuery({ ...quienesEntranQuery(cursoId, ids), placeholderData: keepPreviousData });
  const waits = ensayo.isLoading || ensayo.isPlaceholderData;
  // Without an answer nobody is known to have it already.
  const entran = ensayo.data?.hechas ?? (ensayo.isError ? ids.length : 0);
  const yaEstan = ensayo.data?.iguales ?? 0;
  const pasado = venceEn !== null && Date.parse(venceEn) < now.getTime();
  const passed = usePassedDays(
    pasado && ids.length > 0 && entran > 0
      ? {
          personas: entran,
          cursos: [{ cursoId, titulo: null, grupo: null, venceEn, diasDeGracia: null, entran }],
        }
      : undefined,
  );
  const { diasSiPaso } = passed;
  const closes = useEarlyCloses(
    ids.length > 0 && saysDue(plazo)
      ? { cursoId, personas: { que: 'inscripcion', seleccion: { ids }, ...plazo, diasSiPaso } }
      : null,
  );
  const { tambienEnEvaluaciones } = closes;
  const add = useMutation({
    mutationFn: () => inscribir(cursoId, { usuarioIds: ids, ...plazo, diasSiPaso, tambienEnEvaluaciones }),
    onSuccess: (hecho) => {
      offerNameUndo(queryClient, { que: 'asignacion', cursoId, ids, marca: hecho.marca });
      onDone(trasInscribir(hecho));
      onClose();
    },
  });

  return (
    <Dialog opened onClose={onClose} title="Inscribir en el curso">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (ids.length > 0 && !waits && !('error' in dado)) add.mutate();
        }}
      >
        <Stack gap="lg">
          <PeoplePicker
            label="Inscribir a alguien"
            autofocus
            chosen={elegidas}
            onChange={setElegidas}
            filter={{ estado: 'activo' }}
            error={add.isError && messageOf(add.error)}
            below={
              ids.length > 0 && yaEstan > 0 && <p role="status">{antesDeInscribir(yaEstan, ids.length)}</p>
            }
          />
          <OwnDueFields value={due} onChange={setDue} datos={datos} />
          {ids.length > 0 && <FieldDates seleccion={{ ids }} cursoIds={[cursoId]} plazo={plazo} />}
          <PassedDates passed={passed} />
          <EarlyCloses closes={closes} />
        </Stack>
        <DialogActions
          onCancel={onClose}
          note={ids.length === 0 ? 'Elige al menos a una persona.' : 'error' in dado && dado.error}
        >
          <Button
            type="submit"
            disabled={ids.length === 0 || waits || closes.waits || 'error' in dado}
            loading={add.isPending}
          >
            {ids.length > 1 && entran > 0 ? `Inscribir a ${cuenta(entran, 'persona')}` : 'Inscribir'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
