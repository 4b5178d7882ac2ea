import type { EntregaEnCola } from '@catedra/shared/entregas/schemas.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { deQueEs } from '#pages/entregas/de-que-es.ts';
import classes from '#pages/entregas/Entregas.module.css';
import type { EntregasProps } from '#pages/entregas/props.ts';
import { EstadoDeEntrega } from '#pages/entregas/EstadoDeEntrega.tsx';
import { addressOf } from '#pages/entregas/neighbours.ts';
import { entregasQuery } from '#pages/entregas/queries.ts';
import { KindIcon } from '#tipos/KindIcon.tsx';
import type { Column } from '#ui/lists/data-table.ts';
import { DataTable } from '#ui/lists/DataTable.tsx';
import { DataTableSkeleton } from '#ui/lists/DataTableSkeleton.tsx';
import { Moment } from '#ui/marks/DueDate.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { FilterBar } from '#ui/lists/FilterBar.tsx';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import { knownWord, useListAddress } from '#ui/lists/list-address.ts';
import { Page } from '#ui/frame/Page.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { fullName, PersonInList } from '#ui/people/PersonName.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SearchField } from '#ui/lists/SearchField.tsx';
import { AppLink } from '#ui/frame/TextLink.tsx';
import { useTitleFocus } from '#ui/frame/title-focus.ts';

const ESTADOS = { calificada: 'Corregidos', devuelta: 'Devueltos', todas: 'Todos' } as const;
const estados = Object.entries(ESTADOS).map(([value, label]) => ({ value, label }));

function Who({ fila }: { readonly fila: EntregaEnCola }) {
  const { pathname } = useLocation();
  const { search } = useListAddress();
  return (
    <AppLink className={classes.row} to={pathname} search={{ ...search, ...addressOf(fila) }}>
      <PersonInList {...fila.persona} />
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

const deQue: readonly Column<EntregaEnCola>[] = [
  { id: 'actividad', header: 'Actividad', narrow: 'beneath', cell: (fila) => <What fila={fila} /> },
  { id: 'curso', header: 'Curso', narrow: 'hide', phone: 'line', cell: ({ curso }) => curso.titulo },
];
const columnas: readonly Column<EntregaEnCola>[] = [
  { id: 'persona', header: 'Persona', cell: (fila) => <Who fila={fila} /> },
  {
    id: 'entregado',
    header: 'Entregado',
    width: '148px',
    phone: 'line',
    cell: ({ entregadaEn }) => entregadaEn && <Moment date={entregadaEn} capital recent />,
  },
  {
    id: 'estado',
    header: 'Estado',
    width: '176px',
    phone: 'end',
    cell: (fila) => <EstadoDeEntrega {...fila} />,
  },
];
const columnasConTarea = columnas.toSpliced(1, 0, ...deQue);

export function Queue({ title, trail, tabs, actividadId }: EntregasProps) {
  useTitleFocus();
  const { search, cursor, set, pager } = useListAddress();
  const { buscar } = search;
  const estado = knownWord(ESTADOS, search.estado);
  const asked = estado === 'todas' ? undefined : (estado ?? 'entregada');
  const una = actividadId ?? search.actividad;
  const query = useQuery(entregasQuery({ buscar, cursor, actividadId: una, estado: asked }));
  const columns = actividadId ? columnas : columnasConTarea;
  const filtered = Boolean(buscar || estado || search.actividad);
  return (
    <Page
      list
      title={title}
      trail={trail}
      subtitle={estado ? 'Los más antiguos van primero.' : 'El que más espera va primero.'}
    >
      {tabs}
      <FilterBar
        search={
          <SearchField
            label="Buscar trabajos por persona o actividad"
            placeholder={actividadId ? 'Nombre de la persona' : 'Persona o actividad'}
            value={buscar ?? ''}
            onChange={(texto) => set({ buscar: texto || undefined })}
          />
        }
      >
        <FilterPill
          label="Estado"
          options={estados}
          value={estado}
          onChange={(value) => set({ estado: value })}
        />
        {search.actividad && (
          <FilterPill
            label="Actividad"
            options={[
              {
                value: search.actividad,
                label: query.data?.datos[0]?.actividad.titulo ?? 'una actividad',
              },
            ]}
            value={search.actividad}
            onChange={(value) => set({ actividad: value })}
          />
        )}
      </FilterBar>
      <QueryView
        query={query}
        label="Cargando los trabajos…"
        skeleton={<DataTableSkeleton columns={columns} />}
        empty={
          filtered ? (
            <EmptyState
              drawing="search"
              title="Ningún trabajo coincide"
              action={
                <Button onClick={() => set({ buscar: undefined, estado: undefined, actividad: undefined })}>
                  Ver los que esperan
                </Button>
              }
            >
              Prueba con otro nombre o con otro estado.
            </EmptyState>
          ) : (
            <EmptyState drawing="tray" title="Nada por corregir">
              Aquí aparecerán los trabajos, y las respuestas de las pruebas que tenga que leer una persona, en
              cuanto alguien las entregue.
            </EmptyState>
          )
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
    </Page>
  );
}
