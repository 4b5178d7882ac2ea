import { matches } from '@catedra/shared/core/scope.ts';
import { type Grupo, grupos } from '@catedra/shared/grupos/collection.ts';
import {
  type ConsultaDeListaDeGrupos,
  consultaDeListaDeGrupos,
} from '@catedra/shared/reportes/grupos-en-lista.ts';
import { Button } from '@mantine/core';
import { IconArchive, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { WorkTabs } from '#parts/entregas/EntregasTabs.tsx';
import { rutas } from '#platform/paths.ts';
import { ArchiveDialog } from '#pages/grupos/ArchiveGrupo.tsx';
import { DeleteGrupo } from '#pages/grupos/DeleteGrupo.tsx';
import classes from '#pages/grupos/lista/GruposPage.module.css';
import { COLUMNAS, SIN_CIFRAS } from '#pages/grupos/lista/columns.tsx';
import { entradilla, titular } from '#pages/grupos/lista/words.ts';
import { listaDeGruposQuery } from '#pages/grupos/queries.ts';
import { useActor } from '#platform/session.ts';
import type { RowAction } from '#ui/lists/data-table.ts';
import { DataTable } from '#ui/lists/DataTable.tsx';
import { DataTableSkeleton } from '#ui/lists/DataTableSkeleton.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { FilterBar } from '#ui/lists/FilterBar.tsx';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import { type Search, useListAddress } from '#ui/lists/list-address.ts';
import { Page } from '#ui/frame/Page.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SearchField } from '#ui/lists/SearchField.tsx';
import { ClaveDeCasillas } from '#ui/marks/Casillas.tsx';
import { FactsBone, TitleBone } from '#ui/states/Bones.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';

const DEFAULT_SORT: ConsultaDeListaDeGrupos['orden'] = '-tarde';
const ESTADOS: readonly { readonly value: Grupo['estado']; readonly label: string }[] = [
  { value: 'activo', label: 'Activo' },
  { value: 'archivado', label: 'Archivado' },
];

/** An address may say anything: what is no order or state of groups is not asked for. */
function preguntado(search: Search): ConsultaDeListaDeGrupos {
  const { buscar, estado, orden, cursor } = consultaDeListaDeGrupos.partial().shape;
  return {
    buscar: buscar.catch(undefined).parse(search.buscar),
    estado: estado.catch(undefined).parse(search.estado),
    orden: orden.catch(undefined).parse(search.orden) ?? DEFAULT_SORT,
    cursor: cursor.catch(undefined).parse(search.cursor),
  };
}

export function GruposPage() {
  const address = useListAddress();
  const { search, set } = address;
  const { actor, puede } = useActor();
  const [deleting, setDeleting] = useState<Grupo | null>(null);
  const [archiving, setArchiving] = useState<Grupo | null>(null);
  const consulta = preguntado(search);
  const sort = consulta.orden;
  const query = useQuery(listaDeGruposQuery(consulta));
  const hallazgo = query.data?.hallazgo;
  const finding = hallazgo && titular(hallazgo);
  const asked = search.buscar !== undefined || search.estado !== undefined;
  const firstUse = !asked && query.data?.datos.length === 0;

  const can = (permiso: 'update' | 'delete', { id, estado }: Grupo) =>
    matches(grupos.policy[permiso](actor), { id, estado });
  const actions = (grupo: Grupo): RowAction[] => [
    { label: can('update', grupo) ? 'Editar' : 'Abrir', icon: IconPencil, to: rutas.grupo(grupo.id) },
    ...(can('update', grupo)
      ? [
          {
            label: grupo.estado === 'activo' ? 'Archivar' : 'Activar de nuevo',
            icon: IconArchive,
            onClick: () => setArchiving(grupo),
          },
        ]
      : []),
    ...(can('delete', grupo)
      ? [{ label: 'Eliminar', icon: IconTrash, danger: true, onClick: () => setDeleting(grupo) }]
      : []),
  ];

  return (
    <Page
      list
      title={finding ?? 'Grupos'}
      documentTitle="Grupos"
      shown={query.isPending ? <TitleBone /> : undefined}
      subtitle={
        hallazgo ? (
          entradilla(hallazgo)
        ) : query.isPending ? (
          <FactsBone />
        ) : (
          'Reúnen a las personas que hacen los mismos cursos.'
        )
      }
      trail={[{ label: 'Usuarios', to: rutas.usuarios }, { label: 'Grupos' }]}
      action={puede('grupos:crear') && !firstUse && <CrearGrupo />}
    >
      <WorkTabs here="grupos" />
      {!firstUse && (
        <FilterBar
          search={
            <SearchField
              label="Buscar grupos"
              placeholder="Nombre del grupo"
              value={search.buscar ?? ''}
              onChange={(buscar) => set({ buscar: buscar || undefined })}
            />
          }
        >
          <FilterPill
            label="Estado"
            options={ESTADOS}
            value={search.estado}
            onChange={(estado) => set({ estado })}
          />
        </FilterBar>
      )}
      <QueryView
        query={query}
        label="Cargando grupos…"
        skeleton={<DataTableSkeleton columns={COLUMNAS} rows={6} />}
        empty={
          asked ? (
            <EmptyState
              drawing="search"
              title={search.buscar ? `Ningún grupo coincide con «${search.buscar}»` : 'Ningún grupo está así'}
              action={
                <Button onClick={() => set({ buscar: undefined, estado: undefined })}>
                  Ver todos los grupos
                </Button>
              }
            />
          ) : (
            <EmptyState
              drawing="group"
              title="Aún no hay grupos"
              action={puede('grupos:crear') && <CrearGrupo />}
            >
              Crea uno por equipo, sede o promoción: le asignas sus cursos una vez y valen para todos sus
              miembros.
            </EmptyState>
          )
        }
      >
        {({ datos, siguiente, total }) => (
          <>
            <DataTable
              caption="Grupos de la academia"
              rows={datos}
              columns={hallazgo && hallazgo.grupos > 0 ? COLUMNAS : SIN_CIFRAS}
              rowId={({ id }) => id}
              rowName={({ nombre }) => nombre}
              rowLink={({ id }) => rutas.grupo(id)}
              rowActions={actions}
              sort={sort}
              onSort={(orden) => set({ orden: orden === DEFAULT_SORT ? undefined : orden })}
            />
            {hallazgo && hallazgo.grupos > 0 && (
              <div className={classes.key}>
                <ClaveDeCasillas />
              </div>
            )}
            <Pager {...address.pager(siguiente, datos.length)} total={total} />
          </>
        )}
      </QueryView>
      <DeleteGrupo grupo={deleting} onClose={() => setDeleting(null)} />
      <ArchiveDialog grupo={archiving} onClose={() => setArchiving(null)} />
    </Page>
  );
}

const CrearGrupo = () => (
  <ButtonLink to={rutas.grupoCrear} leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}>
    Crear grupo
  </ButtonLink>
);
