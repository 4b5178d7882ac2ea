import { avisar } from '@catedra/shared/intentos/api.ts';
import { Button, Group, Textarea } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import { fieldErrors, messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { newId } from '#platform/new-id.ts';
import { useAction } from '#platform/use-action.ts';
import classes from '#pages/intentos/despues/Despues.module.css';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface ReportErrorProps {
  readonly intentoId: string;
  readonly lugar: number;
}

/** «Esta pregunta tiene un error»: what is written stays until it was received. */
export function ReportError({ intentoId, lugar }: ReportErrorProps) {
  const [id] = useState(newId);
  const [open, setOpen] = useState(false);
  const [texto, setTexto] = useState('');
  const send = useAction(() => ask(avisar, { id: intentoId, lugar, body: { id, texto, anonimo: false } }));
  if (send.done)
    return (
      <p className="look-muted" role="status">
        Gracias: lo leerá quien prepara la prueba.
      </p>
    );
  if (!open)
    return (
      <Button
        className={classes.report}
        variant="subtle"
        leftSection={<IconFlag size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Esta pregunta tiene un error
      </Button>
    );
  const errors = fieldErrors(send.error);
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        send.run(undefined);
      }}
    >
      <Textarea
        label="¿Qué está mal?"
        placeholder="Di dónde está y qué debería decir."
        maxLength={4900}
        autosize
        minRows={3}
        data-autofocus
        value={texto}
        error={errors.texto}
        onChange={(event) => setTexto(event.currentTarget.value)}
      />
      {send.error !== null && !errors.texto && <ErrorState>{messageOf(send.error)}</ErrorState>}
      <Group gap="sm">
        <Button type="submit" loading={send.pending}>
          Avisar del error
        </Button>
        <Button variant="subtle" onClick={() => setOpen(false)}>
          Cancelar
        </Button>
      </Group>
    </form>
  );
}
