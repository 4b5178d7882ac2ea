import * as participantesApi from '@catedra/shared/participantes/api.ts';
import type { Atasco, ExcepcionDePersona } from '@catedra/shared/participantes/schemas.ts';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors, messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { MomentField } from '#ui/forms/MomentField.tsx';
import { Moment } from '#ui/marks/DueDate.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface ClosedActivitiesProps {
  readonly usuarioId: string;
  readonly nombre: string;
  readonly atascos: readonly Atasco[];
  readonly excepciones: readonly ExcepcionDePersona[];
  readonly mayChange: boolean;
  readonly onDone: (said: string) => void;
}

type Choice = { readonly what: 'reabrir' | 'eximir'; readonly actividad: Atasco };

/** What keeps someone from finishing because its date closed it, and what was decided of that for them alone. */
export function ClosedActivities(props: ClosedActivitiesProps) {
  const { usuarioId, nombre, atascos, excepciones, mayChange, onDone } = props;
  const [choice, setChoice] = useState<Choice | null>(null);
  const undo = useMutation({
    mutationFn: ({ actividadId }: ExcepcionDePersona) =>
      ask(participantesApi.retirar, { id: actividadId, body: { usuarioId } }),
    onSuccess: (_, { titulo }) => onDone(`«${titulo}» vuelve a ser para ${nombre} como para los demás.`),
  });
  return (
    <Stack gap="xs">
      {atascos.map((actividad) => (
        <div key={actividad.actividadId}>
          No puede terminar: «{actividad.titulo}» cerró <Moment date={actividad.cerroEn} />.
          {mayChange && (
            <Group gap="xs" mt={4}>
              <Button size="xs" variant="default" onClick={() => setChoice({ what: 'reabrir', actividad })}>
                Reabrir
              </Button>
              <Button size="xs" variant="default" onClick={() => setChoice({ what: 'eximir', actividad })}>
                Eximir
              </Button>
            </Group>
          )}
        </div>
      ))}
      {excepciones.map((una) => (
        <div key={una.actividadId}>
          «{una.titulo}»:{' '}
          {una.hasta ? (
            <>
              abierta hasta <Moment date={una.hasta} />
            </>
          ) : (
            'eximida'
          )}
          . {una.motivo}.
          {mayChange && (
            <Group gap="xs" mt={4}>
              <Button size="xs" variant="default" loading={undo.isPending} onClick={() => undo.mutate(una)}>
                {una.hasta ? 'Quitar su fecha' : 'Quitar la exención'}
              </Button>
            </Group>
          )}
        </div>
      ))}
      {undo.isError && <ErrorState>{messageOf(undo.error)}</ErrorState>}
      <Dialog
        opened={choice !== null}
        onClose={() => setChoice(null)}
        withCloseButton={false}
        title={choice?.what === 'eximir' ? `¿Eximir a ${nombre}?` : `Reabrir a ${nombre}`}
      >
        {choice && (
          <DecideForm
            key={choice.what + choice.actividad.actividadId}
            {...choice}
            usuarioId={usuarioId}
            nombre={nombre}
            onClose={() => setChoice(null)}
            onDone={onDone}
          />
        )}
      </Dialog>
    </Stack>
  );
}

interface DecideFormProps extends Choice, Pick<ClosedActivitiesProps, 'usuarioId' | 'nombre' | 'onDone'> {
  readonly onClose: () => void;
}

function DecideForm({ what, actividad, usuarioId, nombre, onClose, onDone }: DecideFormProps) {
  const { actividadId: id, titulo } = actividad;
  const [hasta, setHasta] = useState<string | null>(null);
  const [motivo, setMotivo] = useState('');
  const reopening = what === 'reabrir';
  const save = useMutation({
    mutationFn: async () => {
      if (!reopening) await ask(participantesApi.eximir, { id, body: { usuarioId, motivo } });
      else if (hasta)
        await ask(participantesApi.reabrir, { id, body: { usuarioIds: [usuarioId], hasta, motivo } });
    },
    onSuccess: () => {
      onDone(
        reopening
          ? `${nombre} tiene otra fecha para «${titulo}».`
          : `«${titulo}» ya no cuenta para ${nombre}.`,
      );
      onClose();
    },
  });
  const wrong = fieldErrors(save.error);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        save.mutate();
      }}
    >
      <Stack gap="md">
        <p>
          {reopening
            ? `Solo para esta persona, «${titulo}» se podrá hacer hasta la fecha que elijas.`
            : `«${titulo}» dejará de contar solo para esta persona, que verá el motivo. Se puede quitar después.`}
        </p>
        {reopening && (
          <MomentField label="Abierta hasta" value={hasta} onChange={setHasta} error={wrong.hasta} />
        )}
        <TextInput
          label="Motivo"
          placeholder="Baja médica, ya lo hizo fuera…"
          maxLength={500}
          value={motivo}
          onChange={(event) => setMotivo(event.currentTarget.value)}
          error={wrong.motivo}
        />
        {save.isError && Object.keys(wrong).length === 0 && <ErrorState>{messageOf(save.error)}</ErrorState>}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" disabled={reopening && hasta === null} loading={save.isPending}>
            {reopening ? 'Reabrir' : 'Eximir'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
