import { deshacer, preverDeshacer } from '@catedra/shared/importaciones/api.ts';
import type { PrevisionDeDeshacer } from '@catedra/shared/importaciones/schemas.ts';
import { Button, Loader } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { remember } from '#pages/preguntas/importar/import-queries.ts';
import { preguntas } from '#pages/preguntas/importar/words.ts';
import classes from '#parts/cargas/Result.module.css';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta } from '#ui/words/words.ts';

/** The way back, while nobody was asked any of them. */
export function Undo({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <aside className={classes.side}>
      <h2>
        <IconArrowBackUp size={18} stroke={1.75} aria-hidden /> Puedes deshacerlo
      </h2>
      <p>
        Mientras nadie haya respondido ninguna ni las uses. Las nuevas van a la papelera del banco y las
        actualizadas vuelven a decir lo que decían.
      </p>
      <Button variant="default" mt="sm" onClick={() => setOpened(true)}>
        Deshacer la importación
      </Button>
      {opened && <UndoDialog id={id} onClose={() => setOpened(false)} />}
    </aside>
  );
}

function UndoDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const queryClient = useQueryClient();
  const prevision = useQuery({
    queryKey: ['importaciones', id, 'deshacer'],
    queryFn: ({ signal }) => ask(preverDeshacer, { id }, { signal }),
    gcTime: 0,
    staleTime: 0,
  });
  const undo = useMutation({
    mutationFn: () => ask(deshacer, { id }),
    onSuccess: (una) => remember(queryClient, una),
  });
  const failure = undo.error ?? prevision.error;
  const blocked = (prevision.data?.impiden.length ?? 0) > 0;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={blocked ? 'Ya no se puede deshacer entera' : '¿Deshacer la importación?'}
    >
      <div role="status">
        {prevision.data ? (
          <Forecast prevision={prevision.data} />
        ) : (
          !failure && (
            <p className="look-row">
              <Loader size="xs" aria-hidden /> Mirando qué se puede deshacer…
            </p>
          )
        )}
      </div>
      {failure && <ErrorState>{messageOf(failure)}</ErrorState>}
      <DialogActions onCancel={onClose} cancel={blocked ? 'Cerrar' : 'Cancelar'} careful>
        {!blocked && (
          <Button
            color="mal"
            disabled={!prevision.data}
            loading={undo.isPending}
            onClick={() => undo.mutate()}
          >
            Deshacer la importación
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Forecast({
  prevision: { creadas, actualizadas, impiden, otras },
}: {
  readonly prevision: PrevisionDeDeshacer;
}) {
  if (impiden.length > 0)
    return (
      <>
        <p>Estas se quedan como están. Las que sobren puedes llevarlas a la papelera desde el banco.</p>
        <ul className={classes.forecast}>
          {impiden.map(({ id, texto, porque }) => (
            <li key={id}>
              <b>{texto}</b> {porque}
            </li>
          ))}
          {otras > 0 && <li>Y {cuenta(otras, 'otra')} más.</li>}
        </ul>
      </>
    );
  return (
    <ul className={classes.forecast}>
      {creadas > 0 && (
        <li>
          {preguntas(creadas)} {creadas === 1 ? 'va' : 'van'} a la papelera del banco: se{' '}
          {creadas === 1 ? 'puede' : 'pueden'} recuperar.
        </li>
      )}
      {actualizadas > 0 && (
        <li>
          {preguntas(actualizadas)} {actualizadas === 1 ? 'vuelve' : 'vuelven'} a decir lo que{' '}
          {actualizadas === 1 ? 'decía' : 'decían'}.
        </li>
      )}
      {creadas + actualizadas === 0 && <li>No queda nada que deshacer: ya no están en el banco.</li>}
    </ul>
  );
}
