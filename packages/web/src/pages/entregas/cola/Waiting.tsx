import type { Pendientes } from '@catedra/shared/entregas/cola.ts';
import { Button } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { filterOf, OUT_OF_BIN } from '#pages/entregas/address.ts';
import { Ages } from '#pages/entregas/cola/Ages.tsx';
import { AgeBones, PileBones } from '#pages/entregas/cola/Bones.tsx';
import classes from '#pages/entregas/cola/Cola.module.css';
import { PeoplePiles, Piles } from '#pages/entregas/cola/Piles.tsx';
import { montonesQuery, porPersonaQuery } from '#pages/entregas/queries.ts';
import { useListAddress } from '#ui/lists/list-address.ts';
import { Pager } from '#ui/lists/Pager.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

interface WaitingProps {
  readonly query: UseQueryResult<Pendientes>;
  readonly oneCourse: boolean;
  readonly actividadId?: string;
}

/** What waits, by what it is of or by whose it is, and beside it for how long. */
export function Waiting({ query, oneCourse, actividadId }: WaitingProps) {
  const { search } = useListAddress();
  const byPerson = actividadId !== undefined || search.por === 'persona';
  const { data } = query;
  // Of two that fail together, one says so.
  if (data === undefined && query.isError) return <QueryView query={query}>{() => null}</QueryView>;
  if (data?.total === 0) return <Nothing actividadId={actividadId} />;
  return (
    <div className={classes.columns}>
      <div>
        {byPerson ? (
          <ByPerson total={data?.personas} actividadId={actividadId} />
        ) : (
          <ByActivity total={data?.montones} oneCourse={oneCourse} />
        )}
      </div>
      <aside className={classes.aside}>
        <QueryView query={query} label="Contando lo que espera…" skeleton={<AgeBones />}>
          {(pendientes) => <Ages pendientes={pendientes} />}
        </QueryView>
      </aside>
    </div>
  );
}

const exactly = (total: number | undefined) =>
  total === undefined ? undefined : { valor: total, exacto: true };

function ByActivity({ total, oneCourse }: { readonly total?: number; readonly oneCourse: boolean }) {
  const { search, cursor, pager } = useListAddress();
  const query = useQuery(montonesQuery({ ...filterOf(search, undefined), cursor }));
  return (
    <QueryView query={query} label="Cargando lo que espera…" skeleton={<PileBones />}>
      {({ datos, siguiente }) => (
        <>
          <Piles montones={datos} oneCourse={oneCourse} />
          {(siguiente !== null || cursor) && (
            <Pager {...pager(siguiente, datos.length)} total={exactly(total)} />
          )}
        </>
      )}
    </QueryView>
  );
}

function ByPerson({ total, actividadId }: { readonly total?: number; readonly actividadId?: string }) {
  const { search, cursor, pager } = useListAddress();
  const query = useQuery(porPersonaQuery({ ...filterOf(search, actividadId), cursor }));
  return (
    <QueryView query={query} label="Cargando lo que espera…" skeleton={<PileBones />}>
      {({ datos, siguiente }) => (
        <>
          <PeoplePiles personas={datos} oneTask={actividadId !== undefined} />
          {(siguiente !== null || cursor) && (
            <Pager {...pager(siguiente, datos.length)} total={exactly(total)} />
          )}
        </>
      )}
    </QueryView>
  );
}

const FILTERS = {
  buscar: undefined,
  de: undefined,
  curso: undefined,
  grupo: undefined,
  actividad: undefined,
} as const;

/** Nothing waits: of what was asked for, or at all. */
function Nothing({ actividadId }: { readonly actividadId?: string }) {
  const { search, set } = useListAddress();
  const { buscar, curso, grupo, actividad, de } = search;
  if (buscar || de || curso || grupo || (actividad && actividadId === undefined))
    return (
      <EmptyState
        drawing="search"
        title="Nada de esto espera"
        action={<Button onClick={() => set(FILTERS)}>Ver todo lo que espera</Button>}
      >
        Puede que ya esté corregido. Quita algún filtro o prueba con otro nombre.
      </EmptyState>
    );
  if (search.papelera)
    return (
      <EmptyState
        drawing="tray"
        title="Nada por corregir en la papelera"
        action={<Button onClick={() => set(OUT_OF_BIN)}>Ver lo que espera</Button>}
      >
        Quienes entregaron algo en lo que se eliminó tienen ya su nota.
      </EmptyState>
    );
  return (
    <EmptyState
      drawing="tray"
      title="Nada por corregir"
      action={
        <Button variant="default" onClick={() => set({ estado: 'calificada' })}>
          Ver lo corregido
        </Button>
      }
    >
      Aquí aparecerán, sin recargar, los trabajos y las respuestas de las pruebas que tenga que leer una
      persona, en cuanto alguien los entregue.
    </EmptyState>
  );
}
