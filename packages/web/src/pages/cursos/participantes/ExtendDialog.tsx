import type { Participante } from '@catedra/shared/participantes/schemas.ts';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { prorrogar } from '#pages/cursos/participantes/queries.ts';
import { fieldErrors, messageOf } from '#platform/api-error.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { MomentField } from '#ui/forms/MomentField.tsx';
import { fullName } from '#ui/people/PersonName.tsx';

interface ExtendDialogProps {
  readonly cursoId: string;
  readonly persona: Participante | null;
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}

/** A date for one person alone, with its reason. */
export function ExtendDialog({ persona, onClose, ...rest }: ExtendDialogProps) {
  return (
    <Dialog
      opened={persona !== null}
      onClose={onClose}
      withCloseButton={false}
      title={persona ? `Plazo de ${fullName(persona)}` : ''}
    >
      {persona && <ExtendForm key={persona.usuarioId} persona={persona} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function ExtendForm({ cursoId, persona, onClose, onDone }: ExtendDialogProps & { persona: Participante }) {
  const [venceEn, setVenceEn] = useState(persona.venceEn);
  const [motivo, setMotivo] = useState(persona.motivoDeProrroga ?? '');
  const save = useMutation({
    mutationFn: (until: string | null) =>
      prorrogar(cursoId, {
        usuarioId: persona.usuarioId,
        venceEn: until,
        motivo: until === null ? 'Se quita la prórroga' : motivo,
      }),
    onSuccess: (_, until) => {
      onDone(
        until === null
          ? `${fullName(persona)} vuelve al plazo de todos.`
          : `${fullName(persona)} tiene otro plazo.`,
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
        save.mutate(venceEn);
      }}
    >
      <Stack gap="md">
        <p>Esta fecha vale solo para esta persona y gana a la de sus grupos.</p>
        <MomentField label="Nuevo plazo" value={venceEn} onChange={setVenceEn} error={wrong.venceEn} />
        <TextInput
          label="Motivo"
          placeholder="Baja médica, cambio de turno…"
          maxLength={500}
          value={motivo}
          onChange={(event) => setMotivo(event.currentTarget.value)}
          error={wrong.motivo}
        />
        {save.isError && Object.keys(wrong).length === 0 && <ErrorState>{messageOf(save.error)}</ErrorState>}
        <Group justify="flex-end" gap="sm">
          {persona.motivoDeProrroga && (
            <Button variant="subtle" disabled={save.isPending} onClick={() => save.mutate(null)}>
              Quitar la prórroga
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" disabled={venceEn === null} loading={save.isPending}>
            Guardar el plazo
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
