import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import type { IgualesDeCelda } from '@catedra/shared/cargas/filas.ts';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { cargaQuery, corregirIguales, recordarFilas } from '#pages/usuarios/carga-masiva/carga-queries.ts';
import classes from '#pages/usuarios/carga-masiva/revision/EqualCells.module.css';
import { messageOf } from '#platform/api-error.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { cuenta } from '#ui/words/words.ts';

interface EqualCellsProps {
  readonly carga: Carga;
  readonly equal: IgualesDeCelda;
  readonly onClose: () => void;
}

/** After a cell is corrected: the same correction for every other cell that says the same. */
export function EqualCells({ carga, equal: { cuantas, ...correccion }, onClose }: EqualCellsProps) {
  const queryClient = useQueryClient();
  const close = useRef<HTMLButtonElement>(null);
  const corregir = useMutation({
    mutationFn: () => corregirIguales(carga.id, correccion),
    onSuccess: (revisadas) => {
      recordarFilas(queryClient, carga.id, revisadas);
      // When they are too many only the first come back, and the pages are read again.
      if (revisadas.filas.length < cuantas)
        void queryClient.invalidateQueries({ queryKey: [...cargaQuery(carga.id).queryKey, 'filas'] });
      close.current?.focus();
    },
  });
  const titulo = carga.encabezados[correccion.columna] ?? '';
  const filas = cuenta(cuantas, 'fila más', 'filas más');
  return (
    <div className={`look-loose-line look-card ${classes.offer}`}>
      <p role="status">
        {corregir.isSuccess ? (
          <StateMark kind="done">
            {cuenta(cuantas, 'fila más corregida', 'filas más corregidas')}: «{correccion.de}» →{' '}
            {correccion.a ? `«${correccion.a}»` : 'vacía'}
          </StateMark>
        ) : (
          <>
            Hay <b>{filas}</b> con «{correccion.de}» en {titulo}.
          </>
        )}
      </p>
      <div className={classes.buttons}>
        {!corregir.isSuccess && (
          <Button variant="default" size="xs" loading={corregir.isPending} onClick={() => corregir.mutate()}>
            {cuantas === 1 ? 'Corregirla igual' : 'Corregirlas todas igual'}
          </Button>
        )}
        <Button ref={close} variant="subtle" size="xs" onClick={onClose}>
          {corregir.isSuccess ? 'Cerrar' : 'No'}
        </Button>
      </div>
      {corregir.isError && <ErrorState>{messageOf(corregir.error)}</ErrorState>}
    </div>
  );
}
