import { mensajeEnSala } from '@catedra/shared/intentos/api.ts';
import { MAX_MENSAJE } from '@catedra/shared/intentos/sala.ts';
import { Button, Textarea } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import { useAct } from '#pages/evaluaciones/sala/act.ts';
import { Outcome } from '#pages/evaluaciones/sala/Outcome.tsx';
import classes from '#pages/evaluaciones/sala/Sala.module.css';
import { destinationOf, firstChoice, type Reach, seatsOf, Target } from '#pages/evaluaciones/sala/Target.tsx';
import { ask } from '#platform/ask.ts';
import { useActor } from '#platform/session.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { cuenta } from '#ui/words/words.ts';

interface MessageDialogProps {
  readonly evaluacionId: string;
  readonly reach: Reach;
  readonly onClose: () => void;
}

/** A word for one or for many, which appears in their exam without covering it. */
export function MessageDialog({ evaluacionId, reach, onClose }: MessageDialogProps) {
  const { usuario } = useActor();
  const [choice, setChoice] = useState(() => firstChoice(reach));
  const [texto, setTexto] = useState('');
  const people = seatsOf(reach, choice).length;
  const { run, pending, done, error, fallos, result } = useAct(
    (id) => ask(mensajeEnSala, { id: evaluacionId, body: { id, a: destinationOf(reach, choice), texto } }),
    onClose,
  );
  const lacks = people === 0 ? 'Nadie está dentro ahí.' : texto.trim() === '' ? 'Escribe el mensaje.' : null;
  return (
    <Dialog opened onClose={onClose} title="Escribir a quien está dentro">
      <div className="look-stack">
        <Target reach={reach} choice={choice} onChange={setChoice} />
        <Textarea
          label="Mensaje"
          autosize
          minRows={2}
          maxLength={MAX_MENSAJE}
          description={`${texto.length} de ${MAX_MENSAJE} caracteres`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={texto}
          onChange={(event) => setTexto(event.currentTarget.value)}
        />
        <figure className={classes.preview}>
          <figcaption>Así lo verán, encima de la pregunta y sin taparla</figcaption>
          <p>
            <IconMessage size={20} stroke={1.75} aria-hidden />
            <span>
              <b>{fullName(usuario)}:</b> {texto}
            </span>
          </p>
        </figure>
      </div>
      <Outcome fallos={fallos} hechos={result?.hechos ?? 0} error={error} />
      <DialogActions onCancel={onClose} cancel={done ? 'Listo' : 'Cancelar'} note={lacks}>
        {!done && (
          <Button loading={pending} disabled={lacks !== null} onClick={() => run(undefined)}>
            Enviar a {cuenta(people, 'persona')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
