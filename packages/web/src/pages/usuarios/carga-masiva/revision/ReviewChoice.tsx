import type { CambioDeCarga, Carga } from '@catedra/shared/cargas/schemas.ts';
import { Alert, Checkbox, Loader } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cambiar, cargaQuery, plazosQuery, revisar } from '#pages/usuarios/carga-masiva/carga-queries.ts';
import classes from '#pages/usuarios/carga-masiva/revision/Revision.module.css';
import { messageOf } from '#platform/api-error.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface ReviewChoiceProps {
  readonly carga: Carga;
  readonly label: string;
  readonly checked: boolean;
  readonly change: (on: boolean) => CambioDeCarga;
  /** What was found in the file, and in how many rows. */
  readonly children: ReactNode;
}

/** Something of the file that somebody has to decide: said, ticked or not, and the whole revised again with it. */
export function ReviewChoice({ carga: { id }, label, checked, change, children }: ReviewChoiceProps) {
  const queryClient = useQueryClient();
  const choose = useMutation({
    mutationFn: async (on: boolean) => {
      await cambiar(id, change(on));
      return revisar(id);
    },
    onSuccess: async (revisada) => {
      queryClient.setQueryData(cargaQuery(id).queryKey, revisada);
      void queryClient.invalidateQueries({ queryKey: plazosQuery(id).queryKey });
      await queryClient.invalidateQueries({ queryKey: ['cargas', id, 'filas'] });
    },
  });
  return (
    <Alert className={classes.notice} color="azafran" variant="light">
      <p>{children}</p>
      <Checkbox
        className={classes.tick}
        checked={checked}
        disabled={choose.isPending}
        label={label}
        onChange={(event) => choose.mutate(event.currentTarget.checked)}
      />
      {choose.isPending && (
        <p role="status" className={classes.waiting}>
          <Loader size="xs" aria-hidden /> Revisando otra vez…
        </p>
      )}
      {choose.isError && <ErrorState>{messageOf(choose.error)}</ErrorState>}
    </Alert>
  );
}
