import type { TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import type { Curso } from '@catedra/shared/cursos/collection.ts';
import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { rutas } from '#platform/paths.ts';
import { ESTADOS } from '#parts/cursos/EstadoCurso.tsx';
import { hallazgoDeCursos, porAtencion } from '#pages/cursos/lista/atencion.ts';
import { columnsWith } from '#pages/cursos/lista/columns.tsx';
import { CursosCards, CursosCardsSkeleton } from '#pages/cursos/lista/CursosCards.tsx';
import { CursosTable } from '#pages/cursos/lista/CursosTable.tsx';
import { useCursoMenu } from '#pages/cursos/lista/use-curso-menu.tsx';
import { useViewChoice, type View } from '#pages/cursos/lista/view-choice.ts';
import classes from '#pages/cursos/lista/ViewSwitch.module.css';
import { ViewSwitch } from '#pages/cursos/lista/ViewSwitch.tsx';
import { ImportButton } from '#pages/cursos/paquete/ImportButton.tsx';
import { cifrasDeCursosQuery, cursosQuery, palabrasQuery, porCompletarQuery } from '#pages/cursos/queries.ts';
import { WorkTabs } from '#parts/entregas/EntregasTabs.tsx';
import { useActor } from '#platform/session.ts';
import { KindIcon } from '#tipos/KindIcon.tsx';
import { Bin } from '#parts/papelera/Bin.tsx';
import { TitleBone } from '#ui/states/Bones.tsx';
import { DataTableSkeleton } from '#ui/lists/DataTableSkeleton.tsx';
import { CoverShelf } from '#ui/marks/CoverShelf.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { FilterBar } from '#ui/lists/FilterBar.tsx';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import { useListAddress } from '#ui/lists/list-address.ts';
import { Page } from '#ui/frame/Page.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SearchField } from '#ui/lists/SearchField.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';

const ACCESOS = [
  { value: 'asignado', label: 'asignado' },
  { value: 'abierto', label: 'abierto a toda la academia' },
];

const iconOf = (tipo: TipoActividad) => <KindIcon tipo={tipo} size={20} />;

/** The list, or what was deleted from it. */
export function CursosPage() {
  const { ver }: { ver?: string } = useSearch({ strict: false });
  const mayRestore = useMayRestore();
  return ver === 'papelera' && mayRestore ? (
    <Bin iconOf={iconOf} trail={[{ label: 'Cursos', to: rutas.cursos }, { label: 'Papelera' }]} />
  ) : (
    <CursosList mayRestore={mayRestore} />
  );
}

function useMayRestore(): boolean {
  const { puede } = useActor();
  return puede('cursos:editar') || puede('actividades:editar');
}

function CursosList({ mayRestore }: { readonly mayRestore: boolean }) {
  const { search, cursor, set, pager } = useListAddress();
  const { buscar, estado, acceso, categoria, orden } = search;
  const query = useQuery(
    cursosQuery({ buscar, estado, acceso, categoria, orden: orden ?? 'titulo', cursor }),
  );
  const categorias = useQuery(palabrasQuery()).data?.categorias ?? [];
  const faltan = useQuery(porCompletarQuery(query.data?.datos.map(({ id }) => id) ?? [])).data ?? {};
  const [view, chooseView] = useViewChoice();
  const { actionsOf, dialogs } = useCursoMenu();
  const { puedeEnTodo } = useActor();
  const { cifras, waiting, mayKnow } = useCifras(query.data?.datos);
  const filtered = Boolean(buscar || estado || acceso || categoria);
  // All of them are at hand: then those that need somebody go first, unless another order is asked for.
  const whole = cifras !== undefined && !cursor && query.data?.siguiente === null;
  const finding = whole && !filtered && query.data ? hallazgoDeCursos(query.data.datos, cifras) : null;
  const finds = mayKnow && !filtered && !cursor && (query.isPending || waiting);
  const first = query.isSuccess && query.data.datos.length === 0 && !filtered;

  return (
    <Page
      list
      title={finding ?? 'Cursos'}
      shown={finds ? <TitleBone /> : undefined}
      documentTitle="Cursos"
      trail={[{ label: 'Cursos' }, { label: 'Lista' }]}
      action={
        <>
          {mayRestore && (
            <ButtonLink
              variant="subtle"
              to={rutas.cursos}
              search={{ ver: 'papelera' }}
              leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
            >
              Papelera
            </ButtonLink>
          )}
          {puedeEnTodo('cursos:crear') && !first && (
            <>
              <ImportButton />
              <ButtonLink
                to={rutas.cursoCrear}
                leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
              >
                Crear curso
              </ButtonLink>
            </>
          )}
        </>
      }
    >
      <WorkTabs here="cursos" />
      {!first && (
        <div className={classes.tools}>
          <FilterBar
            search={
              <SearchField
                label="Buscar cursos"
                placeholder="Título, categoría o etiqueta"
                value={buscar ?? ''}
                onChange={(texto) => set({ buscar: texto || undefined })}
              />
            }
          >
            <FilterPill
              label="Estado"
              options={ESTADOS}
              value={estado}
              onChange={(value) => set({ estado: value })}
            />
            <FilterPill
              label="Acceso"
              options={ACCESOS}
              value={acceso}
              onChange={(value) => set({ acceso: value })}
            />
            {(categorias.length > 0 || categoria) && (
              <FilterPill
                label="Categoría"
                options={categorias.map((una) => ({ value: una, label: una }))}
                value={categoria}
                onChange={(value) => set({ categoria: value })}
              />
            )}
          </FilterBar>
          <ViewSwitch value={view} onChange={chooseView} />
        </div>
      )}
      <QueryView
        query={query}
        label="Cargando cursos…"
        skeleton={<Coming view={view} />}
        empty={
          filtered ? (
            <EmptyState
              drawing="search"
              title={
                buscar ? `Ningún curso coincide con «${buscar}»` : 'Ningún curso coincide con los filtros'
              }
              action={
                <Button
                  onClick={() =>
                    set({ buscar: undefined, estado: undefined, acceso: undefined, categoria: undefined })
                  }
                >
                  Ver todos los cursos
                </Button>
              }
            >
              Revisa cómo está escrito: no importan los acentos ni las mayúsculas.
            </EmptyState>
          ) : (
            <NoCourses mayCreate={puedeEnTodo('cursos:crear')} />
          )
        }
      >
        {({ datos, siguiente, total }) => {
          if (waiting) return <Coming view={view} />;
          const cursos = whole && !orden ? porAtencion(datos, cifras) : datos;
          return (
            <CoverShelf cursos={datos}>
              {view === 'tarjetas' ? (
                <CursosCards cursos={cursos} faltan={faltan} cifras={cifras} actionsOf={actionsOf} />
              ) : (
                <CursosTable
                  cursos={cursos}
                  faltan={faltan}
                  cifras={cifras}
                  actionsOf={actionsOf}
                  sort={orden ?? (whole ? undefined : 'titulo')}
                  onSort={(next) => set({ orden: next })}
                />
              )}
              <Pager {...pager(siguiente, datos.length)} total={total} />
            </CoverShelf>
          );
        }}
      </QueryView>
      {dialogs}
    </Page>
  );
}

/** How the people of these courses go, for whoever may know; before it is drawn, so that no row changes its place. */
function useCifras(cursos: readonly Curso[] = []) {
  const { puede } = useActor();
  const mayKnow = puede('reportes:ver');
  const enabled = mayKnow && cursos.length > 0;
  const query = useQuery({ ...cifrasDeCursosQuery(cursos.map(({ id }) => id)), enabled });
  return { cifras: query.data?.cursos, waiting: enabled && query.isLoading, mayKnow };
}

const Coming = ({ view }: { readonly view: View }) =>
  view === 'tarjetas' ? <CursosCardsSkeleton /> : <DataTableSkeleton columns={columnsWith({})} rows={8} />;

function NoCourses({ mayCreate }: { readonly mayCreate: boolean }) {
  if (!mayCreate)
    return (
      <EmptyState drawing="shelf" title="Todavía no tienes cursos">
        Aquí aparecerán los cursos de los grupos que sigues cuando la academia los asigne.
      </EmptyState>
    );
  return (
    <EmptyState
      drawing="shelf"
      title="Escribe el primer curso"
      action={
        <>
          <ButtonLink to={rutas.cursoCrear} leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}>
            Crear el primer curso
          </ButtonLink>
          <ImportButton />
        </>
      }
    >
      Con el título basta para empezar: queda en borrador y nadie lo ve hasta que lo publiques.
    </EmptyState>
  );
}
