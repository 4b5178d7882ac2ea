import type {
  CambioDeFilaDeExternas,
  CargaDeExternas,
  EstadoDeFilaDeExterna,
} from '@catedra/shared/externas/archivo/schemas.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Fila } from '#pages/reportes/externas/archivo/Fila.tsx';
import { cargaQuery, corregir, filasQuery } from '#pages/reportes/externas/archivo/queries.ts';
import classes from '#parts/cargas/Rows.module.css';
import { messageOf } from '#platform/api-error.ts';
import unseen from '#ui/frame/unseen.module.css';
import { Pager } from '#ui/lists/Pager.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

interface FilasProps {
  readonly carga: CargaDeExternas;
  readonly estado: EstadoDeFilaDeExterna | undefined;
}

interface Place {
  readonly cursor: number;
  readonly before: number;
}

const START: Place = { cursor: 0, before: 0 };

/** The rows of one kind, a page at a time; while nothing was recorded each can be corrected or left out. */
export function Filas({ carga, estado }: FilasProps) {
  const queryClient = useQueryClient();
  const [places, setPlaces] = useState<readonly Place[]>([START]);
  const place = places.at(-1) ?? START;
  const query = useQuery(filasQuery(carga.id, estado, place.cursor));
  const edit = useMutation({
    mutationFn: ({ linea, cambio }: { linea: number; cambio: CambioDeFilaDeExternas }) =>
      corregir(carga.id, linea, cambio),
    onSettled: () => queryClient.invalidateQueries({ queryKey: cargaQuery(carga.id).queryKey }),
  });
  const columnas = carga.mapeo.flatMap((dato, posicion) =>
    dato ? [{ posicion, dato, titulo: carga.encabezados[posicion] ?? '' }] : [],
  );
  const abierta = carga.estado === 'leida';
  return (
    <>
      {edit.isError && <ErrorState>{messageOf(edit.error)}</ErrorState>}
      <QueryView
        query={query}
        label="Cargando las filas…"
        empty={<EmptyState drawing="search" title="Ninguna fila está así" />}
      >
        {({ datos, siguiente }) => (
          <>
            <div className={classes.scroll}>
              <table className={classes.table}>
                <caption className={unseen.unseen}>
                  Filas del archivo y lo que {abierta ? 'pasará' : 'pasó'} con cada una
                </caption>
                <thead>
                  <tr>
                    <th className={classes.line}>Fila</th>
                    <th className={classes.what}>{abierta ? 'Qué pasará' : 'Qué pasó'}</th>
                    {columnas.map(({ posicion, titulo }) => (
                      <th key={posicion}>{titulo}</th>
                    ))}
                    {abierta && (
                      <th className={classes.menu}>
                        <span className={unseen.unseen}>Acciones</span>
                      </th>
                    )}
                  </tr>
                </thead>
                {datos.map((fila) => (
                  <Fila
                    key={fila.linea}
                    fila={fila}
                    columnas={columnas}
                    saving={edit.isPending && edit.variables.linea === fila.linea}
                    onEdit={abierta ? (cambio) => edit.mutate({ linea: fila.linea, cambio }) : undefined}
                  />
                ))}
              </table>
            </div>
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
