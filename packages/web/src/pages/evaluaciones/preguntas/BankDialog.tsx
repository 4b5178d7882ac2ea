import { leerPregunta } from '@catedra/shared/preguntas/api.ts';
import { NOMBRE_DE_TIPO } from '@catedra/shared/preguntas/palabras.ts';
import type { PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import { Button, Checkbox, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { folderOptions } from '#preguntas/autor/folders.ts';
import classes from '#pages/evaluaciones/preguntas/dialogs.module.css';
import { bancoQuery, carpetasQuery } from '#preguntas/autor/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useAction } from '#platform/use-action.ts';
import { KindIcon } from '#preguntas/KindIcon.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { SearchField } from '#ui/lists/SearchField.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuenta } from '#ui/words/words.ts';

interface BankDialogProps {
  readonly used: ReadonlySet<string>;
  readonly onClose: () => void;
  readonly onChosen: (preguntas: readonly PreguntaDeAutor[]) => void;
}

/** Questions that are already written, chosen by folder or by their words. */
export function BankDialog({ used, onClose, onChosen }: BankDialogProps) {
  const [buscar, setBuscar] = useState('');
  const [carpetaId, setCarpeta] = useState<string | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const banco = useQuery(bancoQuery({ ...(buscar && { buscar }), ...(carpetaId && { carpetaId }) }));
  const carpetas = useQuery(carpetasQuery);
  const bring = useAction(
    () => Promise.all(chosen.map((id) => ask(leerPregunta, { id }))),
    (preguntas) => {
      onChosen(preguntas);
      onClose();
    },
  );
  return (
    <Dialog opened onClose={onClose} title="Del banco de preguntas" wide>
      <div className={classes.finding}>
        <SearchField
          label="Buscar en el banco"
          placeholder="Palabras de la pregunta"
          value={buscar}
          onChange={setBuscar}
        />
        <Select
          aria-label="Carpeta"
          placeholder="Todas las carpetas"
          clearable
          data={folderOptions(carpetas.data)}
          value={carpetaId}
          onChange={setCarpeta}
        />
      </div>
      <QueryView
        query={banco}
        label="Buscando en el banco…"
        empty={<p>No hay ninguna pregunta así en el banco.</p>}
      >
        {({ datos }) => (
          <ul className={classes.pickList}>
            {datos.map(({ id, tipo, texto }) => (
              <li key={id}>
                <Checkbox
                  label={
                    <>
                      <KindIcon tipo={tipo} size={18} /> {texto || 'Sin escribir'}
                      <small>{used.has(id) ? 'Ya está en esta evaluación' : NOMBRE_DE_TIPO[tipo]}</small>
                    </>
                  }
                  disabled={used.has(id)}
                  checked={chosen.includes(id)}
                  onChange={(event) =>
                    setChosen(
                      event.currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id),
                    )
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {bring.error !== null && <ErrorState>{messageOf(bring.error)}</ErrorState>}
      <DialogActions onCancel={onClose}>
        <Button disabled={chosen.length === 0} loading={bring.pending} onClick={() => bring.run(undefined)}>
          {chosen.length === 0 ? 'Elige alguna' : `Añadir ${cuenta(chosen.length, 'pregunta')}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
