import type { Perfil } from '@catedra/shared/perfiles/collection.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/perfiles/lista/PerfilesPage.module.css';
import { Why } from '#pages/perfiles/por-que/Why.tsx';
import { perfilesQuery } from '#pages/perfiles/queries.ts';
import { useActor } from '#platform/session.ts';
import type { Column } from '#ui/lists/data-table.ts';
import { DataTable } from '#ui/lists/DataTable.tsx';
import { DataTableSkeleton } from '#ui/lists/DataTableSkeleton.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { FilterBar } from '#ui/lists/FilterBar.tsx';
import { useListAddress } from '#ui/lists/list-address.ts';
import { Page } from '#ui/frame/Page.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SearchField } from '#ui/lists/SearchField.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { cuenta } from '#ui/words/words.ts';

const DEFAULT_SORT = 'nombre';

const columns: readonly Column<Perfil>[] = [
  { id: 'nombre', header: 'Nombre', sort: 'nombre', width: '240px', cell: ({ nombre }) => <b>{nombre}</b> },
  {
    id: 'descripcion',
    header: 'Descripción',
    narrow: 'beneath',
    cell: ({ descripcion }) => <span className="look-muted">{descripcion}</span>,
  },
  {
    id: 'personas',
    header: 'Lo tienen',
    width: '140px',
    phone: 'line',
    cell: ({ personas }) =>
      personas === 0 ? <span className="look-muted">nadie</span> : cuenta(personas, 'persona'),
  },
  {
    id: 'sistema',
    header: 'Tipo',
    width: '140px',
    phone: 'end',
    cell: ({ sistema }) => (sistema ? <StateMark kind="locked">De sistema</StateMark> : 'Propio'),
  },
];

export function PerfilesPage() {
  const address = useListAddress();
  const { search, cursor, set } = address;
  const { puede } = useActor();
  const sort = search.orden ?? DEFAULT_SORT;
  const query = useQuery(perfilesQuery({ buscar: search.buscar, orden: sort, cursor }));
  return (
    <Page
      list
      title="Perfiles"
      subtitle="Dicen qué puede hacer cada persona. Los de sistema vienen con la academia y no se cambian."
      trail={[{ label: 'Perfiles' }, { label: 'Lista' }]}
      action={
        puede('perfiles:crear') && (
          <ButtonLink to={rutas.perfilCrear} leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}>
            Crear perfil
          </ButtonLink>
        )
      }
    >
      <FilterBar
        search={
          <SearchField
            label="Buscar perfiles"
            placeholder="Nombre del perfil"
            value={search.buscar ?? ''}
            onChange={(buscar) => set({ buscar: buscar || undefined })}
          />
        }
      />
      <QueryView
        query={query}
        label="Cargando perfiles…"
        skeleton={<DataTableSkeleton columns={columns} rows={5} />}
        empty={
          <EmptyState
            drawing="search"
            title={`Ningún perfil coincide con «${search.buscar ?? ''}»`}
            action={<Button onClick={() => set({ buscar: undefined })}>Ver todos los perfiles</Button>}
          />
        }
      >
        {({ datos, siguiente, total }) => (
          <>
            <DataTable
              caption="Perfiles de la academia"
              rows={datos}
              columns={columns}
              rowId={({ id }) => id}
              rowName={({ nombre }) => nombre}
              rowLink={({ id }) => rutas.perfil(id)}
              sort={sort}
              onSort={(orden) => set({ orden: orden === DEFAULT_SORT ? undefined : orden })}
            />
            <Pager {...address.pager(siguiente, datos.length)} total={total} />
          </>
        )}
      </QueryView>
      {puede('usuarios:ver') && !query.isPending && (
        <div className={classes.why}>
          <Why />
        </div>
      )}
    </Page>
  );
}
