import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import { TIPOS_ACTIVIDAD } from '@catedra/shared/actividades/contenido.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { rutas } from '#platform/paths.ts';
import { WorkTabs } from '#parts/entregas/EntregasTabs.tsx';
import classes from '#pages/actividades/lista/ActivitySearch.module.css';
import { CoursePicker } from '#pages/actividades/lista/CoursePicker.tsx';
import { actividadesQuery } from '#pages/actividades/queries.ts';
import type { Column } from '#ui/lists/data-table.ts';
import { DataTable } from '#ui/lists/DataTable.tsx';
import { DataTableSkeleton } from '#ui/lists/DataTableSkeleton.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { FilterBar } from '#ui/lists/FilterBar.tsx';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import { useListAddress } from '#ui/lists/list-address.ts';
import { KindIcon } from '#tipos/KindIcon.tsx';
import { Page } from '#ui/frame/Page.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SearchField } from '#ui/lists/SearchField.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { duracion } from '#ui/words/words.ts';

const tipoOptions = TIPOS_ACTIVIDAD.map((tipo) => ({ value: tipo, label: fichaDe(tipo).nombre }));

const columns: readonly Column<Actividad>[] = [
  {
    id: 'titulo',
    header: 'Título',
    sort: 'titulo',
    width: '38%',
    cell: ({ titulo }) => <b className={classes.title}>{titulo}</b>,
  },
  { id: 'curso', header: 'Curso', phone: 'line', cell: ({ cursoTitulo }) => cursoTitulo },
  {
    id: 'tipo',
    header: 'Tipo',
    width: '132px',
    phone: 'end',
    cell: ({ tipo }) => (
      <span className={classes.kind}>
        <KindIcon tipo={tipo} />
        {fichaDe(tipo).nombre}
      </span>
    ),
  },
  {
    id: 'duracion',
    header: 'Duración',
    width: '104px',
    narrow: 'hide',
    cell: (actividad) => (actividad.duracion ? duracion(actividad.duracion) : '—'),
  },
  {
    id: 'obligatoria',
    header: 'Cuenta',
    width: '120px',
    narrow: 'hide',
    cell: ({ obligatoria }) => (obligatoria ? 'Obligatoria' : 'Opcional'),
  },
];

export function ActivitySearch() {
  const { search, cursor, set, pager } = useListAddress();
  const { buscar, tipo, orden = 'titulo' } = search;
  const query = useQuery(actividadesQuery({ buscar, tipo, orden, cursor }));
  const filtered = Boolean(buscar || tipo);
  return (
    <Page
      list
      title="Actividades"
      trail={[{ label: 'Cursos', to: rutas.cursos }, { label: 'Actividades' }]}
      subtitle="Elige un curso para ordenar su contenido, o busca una actividad entre todos los cursos."
    >
      <WorkTabs here="actividades" />
      <CoursePicker />
      <FilterBar
        search={
          <SearchField
            label="Buscar actividades por título"
            placeholder="Título de la actividad"
            value={buscar ?? ''}
            onChange={(texto) => set({ buscar: texto || undefined })}
          />
        }
      >
        <FilterPill
          label="Tipo"
          options={tipoOptions}
          value={tipo}
          onChange={(value) => set({ tipo: value })}
        />
      </FilterBar>
      <QueryView
        query={query}
        label="Cargando actividades…"
        skeleton={<DataTableSkeleton columns={columns} />}
        empty={
          filtered ? (
            <EmptyState
              drawing="search"
              title={buscar ? `Ninguna actividad coincide con «${buscar}»` : 'No hay actividades de ese tipo'}
              action={<Button onClick={() => set({ buscar: undefined, tipo: undefined })}>Ver todas</Button>}
            >
              Revisa cómo está escrito: no importan los acentos ni las mayúsculas.
            </EmptyState>
          ) : (
            <EmptyState
              drawing="shelf"
              title="Todavía no hay actividades"
              action={<ButtonLink to={rutas.cursos}>Ir a los cursos</ButtonLink>}
            >
              Las actividades viven en los cursos: abre uno y añade la primera.
            </EmptyState>
          )
        }
      >
        {({ datos, siguiente, total }) => (
          <>
            <DataTable
              caption="Actividades de todos los cursos"
              rows={datos}
              columns={columns}
              rowId={({ id }) => id}
              rowName={({ titulo }) => titulo}
              rowLink={({ cursoId, id }) => rutas.actividad(cursoId, id)}
              sort={orden}
              onSort={(next) => set({ orden: next })}
            />
            <Pager {...pager(siguiente, datos.length)} total={total} />
          </>
        )}
      </QueryView>
    </Page>
  );
}
