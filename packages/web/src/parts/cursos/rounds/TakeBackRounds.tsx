import * as api from '@catedra/shared/cumplimiento/api.ts';
import type { QuienesDeCurso } from '@catedra/shared/cumplimiento/aperturas.ts';
import { Button, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import classes from '#parts/cursos/rounds/TakeBackRounds.module.css';
import { antesDeDeshacer, trasDeshacer } from '#parts/cursos/rounds/words.ts';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta } from '#ui/words/words.ts';

interface TakeBackRoundsProps {
  readonly cursoId: string;
  /** Of whom; null while it is not asked. */
  readonly quienes: QuienesDeCurso | null;
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}

/** Takes back what somebody opened, however long ago, where nothing was done: to whom, said before. */
export function TakeBackRounds({ quienes, onClose, ...rest }: TakeBackRoundsProps) {
  return (
    <Dialog opened={quienes !== null} onClose={onClose} title="Deshacer la apertura">
      {quienes && <TakeBack quienes={quienes} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function TakeBack({
  cursoId,
  quienes,
  onClose,
  onDone,
}: TakeBackRoundsProps & { readonly quienes: QuienesDeCurso }) {
  const queryClient = useQueryClient();
  // Asked anew each time: somebody may have begun meanwhile.
  const query = useQuery({
    queryKey: ['cursos', cursoId, 'renovaciones-deshacibles', quienes],
    queryFn: ({ signal }) => ask(api.leerDeshacibles, { id: cursoId, body: { quienes } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const undo = useMutation({
    mutationFn: () => ask(api.deshacerAperturas, { id: cursoId, body: { quienes } }),
    onSuccess: async (hecho) => {
      await queryClient.invalidateQueries({ queryKey: ['cursos'] });
      await queryClient.invalidateQueries({ queryKey: ['usuarios'] });
      onDone(trasDeshacer(hecho));
      onClose();
    },
  });
  const count = query.data?.deshechas ?? 0;
  const said = query.data && antesDeDeshacer(query.data);
  const failure = undo.error ?? query.error;
  return (
    <Stack gap="md">
      <p>
        Quita la renovación que alguien abrió antes de sus días, a quien todavía no ha hecho nada en ella. A
        cada cual se le avisa.
      </p>
      <div role="status">
        {said ? (
          <>
            <p>
              <b>{said.que}</b>
            </p>
            {said.resto.length > 0 && (
              <ul className={classes.rest}>
                {said.resto.map((frase) => (
                  <li key={frase}>{frase}</li>
                ))}
              </ul>
            )}
          </>
        ) : (
          !query.isError && <p>Mirando qué se puede deshacer…</p>
        )}
      </div>
      {failure && <ErrorState>{messageOf(failure)}</ErrorState>}
      <DialogActions onCancel={onClose} disabled={undo.isPending}>
        <Button
          color="mal"
          disabled={count === 0 || query.isFetching}
          loading={undo.isPending}
          onClick={() => undo.mutate()}
        >
          {count > 0 ? `Deshacer a ${cuenta(count, 'persona')}` : 'Deshacer'}
        </Button>
      </DialogActions>
    </Stack>
  );
}
