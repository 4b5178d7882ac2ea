import { deshacer } from '@catedra/shared/externas/archivo/api.ts';
import type { CargaDeExternas, PrevisionDeExternas } from '@catedra/shared/externas/archivo/schemas.ts';
import { Button, Loader } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cargaQuery, previsionQuery } from '#pages/reportes/externas/archivo/queries.ts';
import classes from '#parts/cargas/Result.module.css';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta, fecha } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

/** The way back, while there is one. */
export function Deshacer({ carga }: { readonly carga: CargaDeExternas }) {
  const [opened, setOpened] = useState(false);
  const now = useNow();
  const zone = useZone();
  const { deshacibleHasta } = carga;
  if (!deshacibleHasta || Date.parse(deshacibleHasta) <= now.getTime()) return null;
  return (
    <aside className={classes.side}>
      <h2>
        <IconArrowBackUp size={18} stroke={1.75} aria-hidden /> ¿No era este archivo?
      </h2>
      <p>
        Hasta el <b>{fecha(deshacibleHasta, now, zone)}</b> puedes deshacerlo entero: se retira lo que
        registró y cada curso queda como estaba. Lo que ya tiene su papel se conserva.
      </p>
      <Button variant="default" c="mal" mt="sm" onClick={() => setOpened(true)}>
        Deshacer el archivo
      </Button>
      {opened && <Preguntar id={carga.id} onClose={() => setOpened(false)} />}
    </aside>
  );
}

function enPalabras({ seRetiran, yaRetiradas, conservadas, seConservan }: PrevisionDeExternas): string[] {
  const otras = conservadas - seConservan.length;
  const nombradas = seConservan.map(({ persona, titulo }) => `${persona}, ${titulo}`).join('; ');
  return [
    seRetiran === 0
      ? 'No queda nada que retirar.'
      : `${seRetiran === 1 ? 'Se retirará' : 'Se retirarán'} ${seRetiran}.`,
    ...(yaRetiradas > 0 ? [`${cuenta(yaRetiradas, 'ya se retiró', 'ya se retiraron')} a mano.`] : []),
    ...(conservadas > 0
      ? [
          `${conservadas === 1 ? 'Se conserva 1, que ya tiene' : `Se conservan ${conservadas}, que ya tienen`} su papel: ${nombradas}${otras > 0 ? ` y ${otras} más` : ''}.`,
        ]
      : []),
  ];
}

function Preguntar({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const queryClient = useQueryClient();
  const prevision = useQuery(previsionQuery(id));
  const undo = useMutation({
    mutationFn: () => ask(deshacer, { id }),
    onSuccess: (carga) => queryClient.setQueryData(cargaQuery(id).queryKey, carga),
  });
  const failure = undo.error ?? prevision.error;
  return (
    <Dialog opened onClose={onClose} title="¿Deshacer el archivo?">
      <div role="status">
        {prevision.data ? (
          <ul className={classes.forecast}>
            {enPalabras(prevision.data).map((frase) => (
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
        <Button
          color="mal"
          disabled={!prevision.data || prevision.data.seRetiran === 0}
          loading={undo.isPending}
          onClick={() => undo.mutate()}
        >
          Deshacer el archivo
        </Button>
      </DialogActions>
    </Dialog>
  );
}
