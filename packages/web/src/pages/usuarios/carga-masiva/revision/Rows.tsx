import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import type { CambioDeFila, IgualesDeCelda } from '@catedra/shared/cargas/filas.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  cambiarFila,
  cargaQuery,
  type FiltroDeFila,
  filasQuery,
  recordarFilas,
} from '#pages/usuarios/carga-masiva/carga-queries.ts';
import { EqualCells } from '#pages/usuarios/carga-masiva/revision/EqualCells.tsx';
import { RowsTable } from '#pages/usuarios/carga-masiva/revision/RowsTable.tsx';
import { messageOf } from '#platform/api-error.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

interface RowsProps {
  readonly carga: Carga;
  readonly filter: FiltroDeFila | undefined;
  /** The line to begin with. */
  readonly from?: number;
  /** Shows another line, of whatever kind. Absent once imported: the rows are only looked at. */
  readonly onGoTo?: (linea: number) => void;
}

interface Place {
  readonly cursor: number;
  readonly before: number;
}

const START: Place = { cursor: 0, before: 0 };

/** The rows of one kind, a page at a time: the browser never holds the whole file. */
export function Rows({ carga, filter, from, onGoTo }: RowsProps) {
  const queryClient = useQueryClient();
  const [places, setPlaces] = useState<readonly Place[]>(
    from ? [START, { cursor: from - 1, before: 0 }] : [START],
  );
  const place = places.at(-1) as Place;
  const query = useQuery(filasQuery(carga.id, filter, place.cursor));
  const [equal, setEqual] = useState<IgualesDeCelda | null>(null);
  const edit = useMutation({
    mutationFn: ({ linea, cambio }: { linea: number; cambio: CambioDeFila }) =>
      cambiarFila(carga.id, linea, cambio),
    onSuccess: ({ iguales, ...revisadas }) => {
      setEqual(iguales);
      recordarFilas(queryClient, carga.id, revisadas);
    },
    // Another screen may have begun the import meanwhile.
    onError: () =>
      void queryClient.invalidateQueries({ queryKey: cargaQuery(carga.id).queryKey, exact: true }),
  });

  return (
    <>
      {edit.isError && <ErrorState>{messageOf(edit.error)}</ErrorState>}
      {onGoTo && equal && (
        <EqualCells key={JSON.stringify(equal)} carga={carga} equal={equal} onClose={() => setEqual(null)} />
      )}
      <QueryView
        query={query}
        label="Cargando las filas…"
        empty={
          <EmptyState
            drawing="search"
            title={filter ? 'Ninguna fila está así' : 'El archivo no tiene filas'}
          />
        }
      >
        {({ datos, siguiente }) => (
          <>
            <RowsTable
              carga={carga}
              filas={datos}
              saving={edit.isPending ? edit.variables.linea : null}
              onEdit={onGoTo && ((linea, cambio) => edit.mutate({ linea, cambio }))}
              onGoTo={onGoTo}
            />
            {(place.cursor > 0 || siguiente !== null) && (
              <Pager
                before={place.before}
                count={datos.length}
                onPrevious={places.length > 1 ? () => setPlaces(places.slice(0, -1)) : undefined}
                onNext={
                  siguiente === null
                    ? undefined
                    : () => setPlaces([...places, { cursor: siguiente, before: place.before + datos.length }])
                }
              />
            )}
          </>
        )}
      </QueryView>
    </>
  );
}
