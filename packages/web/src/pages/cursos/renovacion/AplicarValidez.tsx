import {
  DIAS_PARA_QUIEN_CADUCO,
  MAX_DIAS_PARA_QUIEN_CADUCO,
} from '@catedra/shared/cumplimiento/aplicar-validez.ts';
import { Button, NumberInput, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { aplicarValidez, validezPrevistaQuery } from '#pages/cursos/renovacion/aplicar.ts';
import { antesDeAplicar } from '#pages/cursos/renovacion/aplicar-words.ts';
import classes from '#pages/cursos/renovacion/Renovacion.module.css';
import { messageOf } from '#platform/api-error.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuenta } from '#ui/words/words.ts';
import { useNow } from '#ui/words/zone.tsx';

interface AplicarValidezProps {
  readonly cursoId: string;
  /** What the course says was not saved yet. */
  readonly unsaved: boolean;
}

/** The validity of now, for what was completed before it: an act of its own, with what it does said before. */
export function AplicarValidez({ cursoId, unsaved }: AplicarValidezProps) {
  const [opened, setOpened] = useState(false);
  return (
    <div className={classes.apply}>
      <p>
        Lo que ya se completó vale hasta el día que se dijo entonces. Puedes aplicarle también la validez de
        ahora.
      </p>
      <Button variant="default" disabled={unsaved} onClick={() => setOpened(true)}>
        Aplicarla a lo ya completado
      </Button>
      {unsaved && <p className="look-faint">Guarda antes los cambios.</p>}
      <Dialog opened={opened} onClose={() => setOpened(false)} title="Aplicar la validez a lo ya completado">
        {opened && <AplicarForm cursoId={cursoId} onClose={() => setOpened(false)} />}
      </Dialog>
    </div>
  );
}

function AplicarForm({ cursoId, onClose }: { readonly cursoId: string; readonly onClose: () => void }) {
  const queryClient = useQueryClient();
  const now = useNow();
  const [typed, setTyped] = useState<number | string>(DIAS_PARA_QUIEN_CADUCO);
  const dias = Number(typed);
  const query = useQuery({ ...validezPrevistaQuery(cursoId, dias), enabled: dias > 0 });
  const apply = useMutation({
    mutationFn: () => aplicarValidez(queryClient, cursoId, dias),
    onSuccess: onClose,
  });
  const count = query.data?.personas ?? 0;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        apply.mutate();
      }}
    >
      <Stack gap="md">
        <p>Los certificados que ya se dieron conservan sus fechas.</p>
        <NumberInput
          label="Días para renovar, a quien ya le habría caducado"
          description="Desde hoy. Hasta el último de esos días está por renovar, y no caducado."
          min={1}
          max={MAX_DIAS_PARA_QUIEN_CADUCO}
          clampBehavior="strict"
          allowDecimal={false}
          value={typed}
          onChange={setTyped}
          error={dias > 0 ? undefined : 'Escribe cuántos días.'}
        />
        <QueryView query={query} label="Contando cómo quedaría cada persona…">
          {(prevista) => {
            const [primera, ...demas] = antesDeAplicar(prevista, now);
            return (
              <div role="status">
                <p>
                  <b>{primera}</b>
                </p>
                <ul className={classes.forecast}>
                  {demas.map((frase) => (
                    <li key={frase}>{frase}</li>
                  ))}
                </ul>
              </div>
            );
          }}
        </QueryView>
        {apply.isError && <ErrorState>{messageOf(apply.error)}</ErrorState>}
        <DialogActions onCancel={onClose} disabled={apply.isPending}>
          <Button
            type="submit"
            disabled={count === 0 || dias < 1 || query.isFetching}
            loading={apply.isPending}
          >
            {count > 0 ? `Aplicar a ${cuenta(count, 'persona')}` : 'Aplicar'}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
