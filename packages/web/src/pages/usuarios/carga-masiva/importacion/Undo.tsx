import { sePuedeDeshacer } from '@catedra/shared/cargas/deshacer.ts';
import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import { Button, Loader } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cargaQuery, deshacer, previsionDe } from '#pages/usuarios/carga-masiva/carga-queries.ts';
import classes from '#parts/cargas/Result.module.css';
import { antesDeDeshacer } from '#pages/usuarios/carga-masiva/importacion/undo-words.ts';
import { messageOf } from '#platform/api-error.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuando, diasHasta, fecha } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

/** The way back, while there is one. */
export function Undo({ carga }: { readonly carga: Carga }) {
  const [opened, setOpened] = useState(false);
  const now = useNow();
  const zone = useZone();
  const undoable = sePuedeDeshacer(carga, now);
  if (!undoable || !carga.deshacibleHasta) return null;
  return (
    <aside className={classes.side}>
      <h2>
        <IconArrowBackUp size={18} stroke={1.75} aria-hidden /> ¿No era este archivo?
      </h2>
      <p>
        Hasta <b>{dia(carga.deshacibleHasta, now, zone)}</b> puedes deshacer la carga entera. Se quitan las
        cuentas nuevas de quien aún no ha entrado ni tiene nada hecho, aunque las hayas editado. A quien ya
        estaba se le devuelve su valor anterior; lo que se le haya editado después se conserva, y te diremos
        qué es.
      </p>
      <Button variant="default" c="mal" mt="sm" onClick={() => setOpened(true)}>
        Deshacer la carga
      </Button>
      {opened && <UndoDialog id={carga.id} onClose={() => setOpened(false)} />}
    </aside>
  );
}

/** "el martes a las 10:41", "el 22 de noviembre" */
const dia = (moment: string, now: Date, zone: string): string =>
  diasHasta(moment, now, zone) < 7 ? cuando(moment, now, zone) : `el ${fecha(moment, now, zone)}`;

function UndoDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const queryClient = useQueryClient();
  const prevision = useQuery({
    queryKey: ['cargas', id, 'prevision'],
    queryFn: () => previsionDe(id),
    gcTime: 0,
  });
  const undo = useMutation({
    mutationFn: () => deshacer(id),
    onSuccess: (carga) => queryClient.setQueryData(cargaQuery(id).queryKey, carga),
  });
  const failure = undo.error ?? prevision.error;
  return (
    <Dialog opened onClose={onClose} title="¿Deshacer la carga?">
      <div role="status">
        {prevision.data ? (
          <ul className={classes.forecast}>
            {antesDeDeshacer(prevision.data).map((frase) => (
              <li key={frase}>{frase}</li>
            ))}
          </ul>
        ) : (
          !failure && (
            <p className="look-row">
              <Loader size="xs" aria-hidden /> Mirando qué se puede deshacer…
            </p>
          )
        )}
      </div>
      {failure && <ErrorState>{messageOf(failure)}</ErrorState>}
      <DialogActions onCancel={onClose} careful>
        <Button color="mal" disabled={!prevision.data} loading={undo.isPending} onClick={() => undo.mutate()}>
          Deshacer la carga
        </Button>
      </DialogActions>
    </Dialog>
  );
}
