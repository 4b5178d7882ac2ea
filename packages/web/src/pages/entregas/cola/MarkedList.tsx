import type { EntregaEnCola } from '@catedra/shared/entregas/schemas.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { addressOf, filterOf } from '#pages/entregas/address.ts';
import { Face } from '#pages/entregas/Face.tsx';
import { estadoDe } from '#pages/entregas/cola/estados.ts';
import { deQueEs } from '#pages/entregas/de-que-es.ts';
import classes from '#pages/entregas/Entregas.module.css';
import { EstadoDeEntrega } from '#pages/entregas/EstadoDeEntrega.tsx';
import { entregasQuery } from '#pages/entregas/queries.ts';
import { KindIcon } from '#tipos/KindIcon.tsx';
import { AppLink } from '#ui/frame/TextLink.tsx';
import type { Column } from '#ui/lists/data-table.ts';
import { DataTable } from '#ui/lists/DataTable.tsx';
import { DataTableSkeleton } from '#ui/lists/DataTableSkeleton.tsx';
import { useListAddress } from '#ui/lists/list-address.ts';
import { Pager } from '#ui/lists/Pager.tsx';
import { Moment } from '#ui/marks/DueDate.tsx';
import { fullName, PersonInList } from '#ui/people/PersonName.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

function Who({ fila }: { readonly fila: EntregaEnCola }) {
  const { pathname } = useLocation();
  const { search } = useListAddress();
  return (
    <AppLink className={classes.row} to={pathname} search={{ ...search, ...addressOf(fila) }}>
      {fila.persona.sinNombre ? (
        <span className="look-line">
          <Face persona={fila.persona} size={28} />
          {fullName(fila.persona)}
        </span>
      ) : (
        <PersonInList {...fila.persona} />
      )}
    </AppLink>
  );
}

/** A task or a question, told apart by its icon and its words. */
function What({ fila }: { readonly fila: EntregaEnCola }) {
  return (
    <span className={classes.what}>
      <KindIcon tipo={fila.tipo === 'respuesta' ? 'evaluacion' : 'tarea'} />
      <span>{deQueEs(fila)}</span>
    </span>
  );
}

const PERSONA: Column<EntregaEnCola> = {
  id: 'persona',
  header: 'Persona',
  cell: (fila) => <Who fila={fila} />,
};
const ACTIVIDAD: Column<EntregaEnCola> = {
  id: 'actividad',
  header: 'Actividad',
  narrow: 'beneath',
  cell: (fila) => <What fila={fila} />,
};
const CURSO: Column<EntregaEnCola> = {
  id: 'curso',
  header: 'Curso',
  narrow: 'hide',
  phone: 'line',
  cell: ({ curso }) => curso.titulo,
};
const CUANDO: Column<EntregaEnCola> = {
  id: 'corregido',
  header: 'Corregido',
  width: '148px',
  phone: 'line',
  cell: ({ calificadaEn, entregadaEn }) => {
    const date = calificadaEn ?? entregadaEn;
    return date && <Moment date={date} capital recent />;
  },
};
const ESTADO: Column<EntregaEnCola> = {
  id: 'estado',
  header: 'Estado',
  width: '176px',
  phone: 'end',
  cell: (fila) => <EstadoDeEntrega {...fila} />,
};

/** What is the same in all of them is said above, and not in each. */
const columnsOf = (oneActivity: boolean, oneCourse: boolean, when: string): Column<EntregaEnCola>[] => [
  PERSONA,
  ...(oneActivity ? [] : [ACTIVIDAD]),
  ...(oneActivity || oneCourse ? [] : [CURSO]),
  { ...CUANDO, header: when },
  ESTADO,
];

/** What was marked or given back, one by one: the last first. */
export function MarkedList({ actividadId }: { readonly actividadId?: string }) {
  const { search, cursor, set, pager } = useListAddress();
  const estado = estadoDe(search, actividadId !== undefined);
  const filtro = filterOf(search, actividadId);
  const query = useQuery(entregasQuery({ ...filtro, cursor, estado }));
  const when = { calificada: 'Corregido', devuelta: 'Devuelto', todas: 'Último paso' };
  const columns = columnsOf(
    filtro.actividadId !== undefined,
    filtro.cursoId !== undefined,
    when[estado ?? 'calificada'],
  );
  const waiting = {
    buscar: undefined,
    estado: undefined,
    curso: undefined,
    grupo: undefined,
    actividad: undefined,
  };
  return (
    <QueryView
      query={query}
      label="Cargando los trabajos…"
      skeleton={<DataTableSkeleton columns={columns} />}
      empty={
        <EmptyState
          drawing="search"
          title="Ningún trabajo coincide"
          action={<Button onClick={() => set(waiting)}>Ver los que esperan</Button>}
        >
          Prueba con otro nombre o con otro estado, o quita algún filtro.
        </EmptyState>
      }
    >
      {({ datos, siguiente, total }) => (
        <>
          <DataTable
            caption="Trabajos entregados"
            rows={datos}
            columns={columns}
            rowId={({ id, lugar }) => (lugar === null ? id : `${id}.${lugar}`)}
            rowName={({ persona }) => fullName(persona)}
          />
          <Pager {...pager(siguiente, datos.length)} total={total} />
        </>
      )}
    </QueryView>
  );
}
