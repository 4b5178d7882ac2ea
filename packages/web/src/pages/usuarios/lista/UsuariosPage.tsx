import type { GruposPorUsuario, Usuario } from '@catedra/shared';
import { IconPlus, IconUpload, IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rutas } from '#app/paths.ts';
import { AddToGroup } from '#pages/usuarios/lista/AddToGroup.tsx';
import { usuarioColumns } from '#pages/usuarios/lista/columns.tsx';
import { type Doing, rowActions } from '#pages/usuarios/lista/row-actions.ts';
import { Nobody, UsuariosFirstUse } from '#pages/usuarios/lista/UsuariosEmpty.tsx';
import { UsuariosFilter } from '#pages/usuarios/lista/UsuariosFilter.tsx';
import { UsuariosSummary } from '#pages/usuarios/lista/UsuariosSummary.tsx';
import { PasswordDialog } from '#pages/usuarios/PasswordDialog.tsx';
import { usuariosQuery } from '#pages/usuarios/queries.ts';
import { StateDialog } from '#pages/usuarios/StateDialog.tsx';
import { useActor } from '#platform/session.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { DataTableSkeleton } from '#ui/DataTableSkeleton.tsx';
import { useListAddress } from '#ui/list-address.ts';
import { Page } from '#ui/Page.tsx';
import { Pager } from '#ui/Pager.tsx';
import { fullName } from '#ui/PersonName.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { ButtonLink } from '#ui/TextLink.tsx';
import { cuenta } from '#ui/words.ts';

const DEFAULT_SORT = 'apellidos';
const NO_FILTERS = { perfil: undefined, grupo: undefined, estado: undefined, temporal: undefined };

export function UsuariosPage() {
  const address = useListAddress();
  const { search, cursor, set } = address;
  const { puede } = useActor();
  const query = useQuery(
    usuariosQuery({
      buscar: search.buscar,
      perfil: search.perfil,
      grupoIds: search.grupo,
      estado: search.estado,
      cambiarContraseña: search.temporal,
      orden: search.orden ?? DEFAULT_SORT,
      cursor,
    }),
  );
  const filtered = Object.keys(NO_FILTERS).some((name) => search[name] !== undefined);
  const alone = !filtered && !search.buscar && query.data?.total?.valor === 1;

  return (
    <Page
      title="Usuarios"
      subtitle={<UsuariosSummary />}
      trail={[{ label: 'Usuarios' }, { label: 'Lista' }]}
      action={!alone && <Actions />}
    >
      {alone ? (
        <UsuariosFirstUse />
      ) : (
        <>
          <UsuariosFilter search={search} onChange={set} />
          <QueryView
            query={query}
            label="Cargando personas…"
            skeleton={<DataTableSkeleton columns={usuarioColumns({})} />}
            empty={
              <Nobody
                buscar={search.buscar}
                filtered={filtered}
                onClear={() => set(NO_FILTERS)}
                onClearSearch={() => set({ buscar: undefined })}
              />
            }
          >
            {({ datos, siguiente, total, grupos }) => (
              <>
                <People
                  rows={datos}
                  grupos={grupos}
                  sort={search.orden ?? DEFAULT_SORT}
                  onSort={(orden) => set({ orden: orden === DEFAULT_SORT ? undefined : orden })}
                  selectable={puede('grupos:editar')}
                />
                <Pager {...address.pager(siguiente, datos.length)} total={total} />
              </>
            )}
          </QueryView>
        </>
      )}
    </Page>
  );
}

interface PeopleProps {
  readonly rows: readonly Usuario[];
  readonly grupos: GruposPorUsuario;
  readonly sort: string;
  readonly onSort: (orden: string) => void;
  readonly selectable: boolean;
}

function People({ rows, grupos, sort, onSort, selectable }: PeopleProps) {
  const { actor } = useActor();
  const [doing, setDoing] = useState<Doing | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [adding, setAdding] = useState<readonly string[]>([]);
  const done = () => setDoing(null);
  return (
    <>
      <DataTable
        caption="Personas de la academia"
        rows={rows}
        columns={usuarioColumns(grupos)}
        rowId={({ id }) => id}
        rowName={fullName}
        rowLink={({ id }) => rutas.usuario(id)}
        rowActions={(usuario) => rowActions(actor, grupos, usuario, setDoing)}
        sort={sort}
        onSort={onSort}
        selection={
          selectable
            ? {
                selected,
                onChange: setSelected,
                words: (n) => cuenta(n, 'seleccionada'),
                actions: [{ label: 'Añadir a un grupo', icon: IconUsersGroup, onClick: setAdding }],
              }
            : undefined
        }
      />
      <AddToGroup ids={adding} onClose={() => setAdding([])} onAdded={() => setSelected(new Set())} />
      <PasswordDialog usuario={doing?.que === 'contraseña' ? doing.usuario : null} onClose={done} />
      <StateDialog
        usuario={doing && doing.que !== 'contraseña' ? doing.usuario : null}
        verbo={doing?.que === 'activar' ? 'activar' : 'suspender'}
        onClose={done}
      />
    </>
  );
}

function Actions() {
  const { puede } = useActor();
  return (
    <>
      {puede('usuarios:cargar') && (
        <ButtonLink
          to={rutas.cargaMasiva}
          variant="default"
          leftSection={<IconUpload size={18} stroke={1.75} aria-hidden />}
        >
          Carga masiva
        </ButtonLink>
      )}
      {puede('usuarios:crear') && (
        <ButtonLink to={rutas.usuarioCrear} leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}>
          Crear usuario
        </ButtonLink>
      )}
    </>
  );
}
