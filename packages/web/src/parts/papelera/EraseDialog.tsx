import { diasQueQuedan, palabraDeConfirmacion } from '@catedra/shared/papelera/rules.ts';
import type { EnPapelera } from '@catedra/shared/papelera/schemas.ts';
import { Button, TextInput } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import classes from '#parts/papelera/EraseDialog.module.css';
import { erase } from '#parts/papelera/queries.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta } from '#ui/words/words.ts';
import { useNow } from '#ui/words/zone.tsx';

interface EraseDialogProps {
  readonly entry: EnPapelera | null;
  readonly onClose: () => void;
  readonly onErased: () => Promise<unknown>;
}

const LOST = {
  curso: 'Se pierden sus actividades, sus evaluaciones y sus archivos.',
  seccion: 'Se pierden la sección y el contenido de sus actividades.',
  actividad: 'Se pierde su contenido.',
} as const;

const NOBODY = {
  curso: 'Nadie lo ha usado: no toca nada de lo que han hecho las personas.',
  seccion: 'Nadie la ha usado: no toca nada de lo que han hecho las personas.',
  actividad: 'Nadie la ha abierto: no toca nada de lo que han hecho las personas.',
} as const;

export function EraseDialog({ entry, onClose, onErased }: EraseDialogProps) {
  return (
    <Dialog opened={entry !== null} onClose={onClose} title="Eliminar para siempre">
      {entry && <Question key={entry.id} entry={entry} onClose={onClose} onErased={onErased} />}
    </Dialog>
  );
}

function Question({ entry, onClose, onErased }: EraseDialogProps & { readonly entry: EnPapelera }) {
  const now = useNow();
  const [typed, setTyped] = useState('');
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { tipo, titulo, en } = entry;
  const word = palabraDeConfirmacion(titulo);
  const same = typed.trim().localeCompare(word, 'es', { sensitivity: 'base' }) === 0;
  const dias = diasQueQuedan(en, now);

  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (!same || working) return;
    setWorking(true);
    setFailure(null);
    try {
      await erase(entry);
      await onErased();
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setWorking(false);
    }
  };

  return (
    <form onSubmit={(event) => void confirm(event)}>
      <p>
        «{titulo}» no se podrá recuperar.
        {dias > 0 &&
          ` Si esperas, se borra ${tipo === 'curso' ? 'solo' : 'sola'} dentro de ${cuenta(dias, 'día')}.`}
      </p>
      <ul className={classes.list}>
        <li data-lost>
          <IconAlertCircle size={18} stroke={1.75} aria-hidden />
          <b>{LOST[tipo]}</b>
        </li>
        <li>
          <IconCircleCheck size={18} stroke={1.75} aria-hidden />
          {NOBODY[tipo]}
        </li>
        <li>
          <IconInfoCircle size={18} stroke={1.75} aria-hidden />
          Esto solo se ofrece con lo que nadie ha usado. Lo demás no se borra nunca: queda archivado, con sus
          notas.
        </li>
      </ul>
      <TextInput
        mt="md"
        data-autofocus
        label={
          <>
            Escribe <b>{word}</b> para confirmar
          </>
        }
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {failure !== null && <ErrorState>{messageOf(failure)}</ErrorState>}
      <DialogActions onCancel={onClose} note={!same && `Escribe antes ${word}.`}>
        <Button type="submit" color="mal" loading={working} disabled={!same}>
          Eliminar para siempre
        </Button>
      </DialogActions>
    </form>
  );
}
