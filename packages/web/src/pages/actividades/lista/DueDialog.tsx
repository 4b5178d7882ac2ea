import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { PAST_ANSWER, PastQuestion } from '#ui/forms/date/PastQuestion.tsx';
import { useAskPast } from '#ui/forms/date/use-ask-past.ts';
import { MomentField } from '#ui/forms/date/MomentField.tsx';
import { cuenta } from '#ui/words/words.ts';

interface DueDialogProps {
  readonly count: number;
  readonly onClose: () => void;
  readonly onChoose: (venceEn: string | null) => void;
}

/** One due date for everything that is selected. */
export function DueDialog({ count, onClose, onChoose }: DueDialogProps) {
  const [venceEn, setVenceEn] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const past = useAskPast(venceEn);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!venceEn) return setError('Escribe una fecha y una hora.');
    if (!past.ask()) onChoose(venceEn);
  };

  return (
    <Dialog opened onClose={onClose} title={`Fecha límite de ${cuenta(count, 'actividad', 'actividades')}`}>
      <form onSubmit={send} noValidate>
        <MomentField
          label="Fecha límite"
          value={venceEn}
          onChange={(next) => {
            setVenceEn(next);
            setError(null);
          }}
          error={error}
        />
        {past.asking && <PastQuestion />}
        <DialogActions
          onCancel={onClose}
          note={
            <Button variant="subtle" onClick={() => onChoose(null)}>
              Quitar la fecha
            </Button>
          }
        >
          <Button type="submit">{past.asking ? PAST_ANSWER : 'Poner la fecha'}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
