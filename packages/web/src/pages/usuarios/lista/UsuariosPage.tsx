import { IconForms, IconPlus, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { rutas } from '#platform/paths.ts';
import { puedeEnTodo } from '@catedra/shared/core/puede.ts';
import { asksFields } from '#parts/campos/field-filter.ts';
import { camposQuery, useFields } from '#parts/campos/own-fields.ts';
import { useColumnChoice } from '#ui/lists/column-choice.ts';
import { ColumnsButton } from '#ui/lists/ColumnsButton.tsx';
import { NO_DATA, shownColumns, USUAL, usuarioColumns } from '#pages/usuarios/lista/columns.tsx';
import { ExportMenu } from '#pages/usuarios/lista/ExportMenu.tsx';
import { useExporting } from '#pages/usuarios/lista/exporting.ts';
import { filtroDe, isFiltered, withoutFilters } from '#pages/usuarios/lista/filtro.ts';
import { People } from '#pages/usuarios/lista/People.tsx';
import { Nobody, UsuariosFirstUse } from '#pages/usuarios/lista/UsuariosEmpty.tsx';
import { UsuariosFilter } from '#pages/usuarios/lista/UsuariosFilter.tsx';
import { UsuariosSummary } from '#pages/usuarios/lista/UsuariosSummary.tsx';
import { usuariosQuery } from '#pages/usuarios/queries.ts';
import classes from '#pages/usuarios/lista/UsuariosPage.module.css';
import { WorkTabs } from '#parts/entregas/EntregasTabs.tsx';
import { AccessRequests } from '#parts/sesion/AccessRequests.tsx';
import { messageOf } from '#platform/api-error.ts';
import { useActor } from '#platform/session.ts';
import { DataTableSkeleton } from '#ui/lists/DataTableSkeleton.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { useListAddress } from '#ui/lists/list-address.ts';
import { Page } from '#ui/frame/Page.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { QueryView, Waiting } from '#ui/states/QueryView.tsx';
import { openedPart } from '#ui/states/opener.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { total as inWords } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

const CamposPage = openedPart(async () => (await import('#pages/usuarios/campos/CamposPage.tsx')).CamposPage);
const DEFAULT_SORT = 'apellidos';
const VISTA_DE_CAMPOS = 'campos';

/** The list of people; another view of the same address is what the academy keeps of each. */
export function UsuariosPage() {
  const { vista } = useListAddress().search;
  const { actor } = useActor();
  if (vista !== VISTA_DE_CAMPOS || !puedeEnTodo(actor, 'usuarios:editar')) return <Lista />;
  return (
    <Suspense
      fallback={<Waiting label="Cargando los campos…" skeleton={<DataTableSkeleton columns={[]} />} />}
    >
      <CamposPage />
    </Suspense>
  );
}

function Lista() {
  const address = useListAddress();
  const { search, cursor, set } = address;
  const { puede } = useActor();
  const campos = useFields('others');
  const filtro = filtroDe(search, useNow(), useZone(), campos);
  const choice = useColumnChoice('usuarios', USUAL);
  const sort = search.orden ?? DEFAULT_SORT;
  const exporting = useExporting(sort);
  // What the address asks of fields is understood once it is known which there are.
  const known = useQuery(camposQuery).isFetched || !asksFields(search);
  const query = useQuery({ ...usuariosQuery({ ...filtro, orden: sort, cursor }), enabled: known });
  const filtered = isFiltered(search);
  const total = query.data?.total;
  const alone = !filtered && !search.buscar && total?.valor === 1;

  return (
    <Page
      list
      title="Usuarios"
      subtitle={<UsuariosSummary listed={filtered || search.buscar ? total : undefined} />}
      trail={[{ label: 'Usuarios' }, { label: 'Lista' }]}
      action={
        !alone && (
          <Actions>
            {puede('usuarios:exportar') && total?.valor !== 0 && (
              <ExportMenu
                exporting={exporting}
                seleccion={{ filtro }}
                label={
                  total
                    ? `Descargar las ${inWords(total.valor, total.exacto)} de la lista en`
                    : 'Descargar la lista en'
                }
              />
            )}
          </Actions>
        )
      }
    >
      <WorkTabs here="personas" />
      <AccessRequests />
      {exporting.error && <ErrorState>{messageOf(exporting.error)}</ErrorState>}
      {alone ? (
        <UsuariosFirstUse />
      ) : (
        <>
          <UsuariosFilter
            search={search}
            campos={campos}
            onChange={set}
            view={<ColumnsButton choice={choice} columns={usuarioColumns({ ...NO_DATA, campos })} />}
          />
          <QueryView
            query={query}
            label="Cargando personas…"
            skeleton={<DataTableSkeleton columns={shownColumns({ ...NO_DATA, campos }, choice.shown)} />}
            empty={
              <Nobody
                buscar={search.buscar}
                filtered={filtered}
                onClear={() => set(withoutFilters(search))}
                onClearSearch={() => set({ buscar: undefined })}
              />
            }
          >
            {(page) => (
              <>
                <People
                  // Another question is another selection.
                  key={JSON.stringify(filtro)}
                  page={page}
                  columns={choice.shown}
                  campos={campos}
                  filtro={filtro}
                  sort={sort}
                  onSort={(orden) => set({ orden: orden === DEFAULT_SORT ? undefined : orden })}
                  exporting={exporting}
                />
                <Pager {...address.pager(page.siguiente, page.datos.length)} total={page.total} />
              </>
            )}
          </QueryView>
        </>
      )}
    </Page>
  );
}

function Actions({ children }: { readonly children: ReactNode }) {
  const { actor, puede } = useActor();
  return (
    <div className={`look-wrap ${classes.actions}`}>
      {children}
      {puedeEnTodo(actor, 'usuarios:editar') && (
        <ButtonLink
          to={rutas.usuarios}
          search={{ vista: VISTA_DE_CAMPOS }}
          variant="default"
          leftSection={<IconForms size={18} stroke={1.75} aria-hidden />}
        >
          Campos
        </ButtonLink>
      )}
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
    </div>
  );
}
