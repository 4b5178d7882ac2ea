import { PALABRAS_DE_FILTRO } from '@catedra/shared/cumplimiento/nombres.ts';
import { PALABRAS_DE_AVANCE, PALABRAS_DE_PLAZO } from '@catedra/shared/participantes/estado.ts';
import { TAMBIEN_IDOS } from '@catedra/shared/participantes/quien-cuenta.ts';
import type { FilaDeProgreso, FiltrosEscritos } from '@catedra/shared/reportes/schemas.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Cumplimiento } from '#parts/reportes/Cumplimiento.tsx';
import { WorkTabs } from '#parts/entregas/EntregasTabs.tsx';
import { rutas } from '#platform/paths.ts';
import { progressColumns, shownColumns, USUAL } from '#pages/reportes/columns.tsx';
import { direccionDeLaHoja, progresoQuery } from '#pages/reportes/queries.ts';
import { ReportTabs } from '#pages/reportes/ReportTabs.tsx';
import { ReportesFilter } from '#pages/reportes/ReportesFilter.tsx';
import { useActor } from '#platform/session.ts';
import { columnOfField, isFieldColumn, useNamesIn } from '#parts/campos/field-columns.tsx';
import { asksFields, conditionsOf, isFieldParam } from '#parts/campos/field-filter.ts';
import { camposQuery, useFields } from '#parts/campos/own-fields.ts';
import { useColumnChoice } from '#ui/lists/column-choice.ts';
import { ColumnsButton } from '#ui/lists/ColumnsButton.tsx';
import { DataTable } from '#ui/lists/DataTable.tsx';
import { DataTableSkeleton } from '#ui/lists/DataTableSkeleton.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { knownWord, type Search, useListAddress } from '#ui/lists/list-address.ts';
import { Page } from '#ui/frame/Page.tsx';
import { DownloadSheet } from '#ui/lists/DownloadSheet.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { WhoCounts } from '#ui/lists/WhoCounts.tsx';
import { LoadingPage } from '#ui/states/LoadingLogo.tsx';
import { openedPart } from '#ui/states/opener.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';

const DEFAULT_SORT = 'apellidos';
const FILTROS = ['grupo', 'curso', 'estado', 'cumplimiento', 'plazo', 'idos'];

/** The same address without what narrows the list. */
const withoutFilters = (search: Search): Search =>
  Object.fromEntries(
    Object.keys(search).flatMap((name) =>
      FILTROS.includes(name) || name === 'buscar' || isFieldParam(name) ? [[name, undefined]] : [],
    ),
  );

/** Whoever was deleted has no page. */
const paginaDe = ({ usuarioId, situacion }: FilaDeProgreso) =>
  situacion === 'eliminada' ? undefined : rutas.usuario(usuarioId);

/** Seldom opened: it travels when it is asked for. */
const Registro = openedPart(async () => (await import('#pages/reportes/certificados/Registro.tsx')).Registro);

const Fotos = openedPart(async () => (await import('#pages/reportes/fotos/Fotos.tsx')).Fotos);

/** Those that declare themselves, whose address names them. */
const Informe = openedPart(async () => (await import('#pages/reportes/informe/Informe.tsx')).Informe);

/** All of them, where none is named; an address that only narrows people is of their progress, as it always was. */
const openedBy = (search: Search): string =>
  search['reporte'] ?? (Object.keys(search).length === 0 ? 'todos' : 'progreso');

export function ReportesPage() {
  const search: Search = useSearch({ strict: false });
  const reporte = openedBy(search);
  const { puede } = useActor();
  if (reporte === 'certificados' || !puede('reportes:ver'))
    return (
      <Suspense fallback={<LoadingPage />}>
        <Registro />
      </Suspense>
    );
  if (reporte === 'fotos')
    return (
      <Suspense fallback={<LoadingPage />}>
        <Fotos />
      </Suspense>
    );
  if (reporte !== 'progreso')
    return (
      <Suspense fallback={<LoadingPage />}>
        <Informe clave={reporte} otherwise={<Progreso />} />
      </Suspense>
    );
  return <Progreso />;
}

function Progreso() {
  const { search, cursor, set: write, pager } = useListAddress();
  // With no filter left it is still this one.
  const set = (changes: Search) => write({ reporte: 'progreso', ...changes });
  const { grupo, curso, buscar, orden } = search;
  const estado = knownWord(PALABRAS_DE_AVANCE, search.estado);
  const cumplimiento = knownWord(PALABRAS_DE_FILTRO, search.cumplimiento);
  const plazo = knownWord(PALABRAS_DE_PLAZO, search.plazo);
  const idos = search.idos === 'true';
  const campos = useFields('others');
  const choice = useColumnChoice('reportes', USUAL);
  const condiciones = conditionsOf(search, campos);
  const columnas = campos.filter((campo) => choice.shown.includes(columnOfField(campo)));
  const filtros: FiltrosEscritos = {
    grupo,
    curso,
    estado,
    cumplimiento,
    plazo,
    buscar,
    idos: idos ? 'true' : undefined,
    campos: condiciones && JSON.stringify(condiciones),
    columnas: columnas.length > 0 ? columnas.map(({ id }) => id).join(',') : undefined,
    orden,
  };
  const narrowed = Boolean(
    grupo ?? curso ?? estado ?? cumplimiento ?? plazo ?? condiciones ?? (idos || undefined),
  );
  const filtered = narrowed || Boolean(buscar);
  // What is asked of fields is understood once it is known which there are.
  const known = useQuery(camposQuery).isFetched || !(asksFields(search) || choice.shown.some(isFieldColumn));
  const query = useQuery({ ...progresoQuery(filtros, cursor), enabled: known });
  const names = useNamesIn(query.data?.datos.map(({ usuarioId }) => usuarioId) ?? [], campos, choice.shown);
  const { puede } = useActor();
  const first = query.data?.datos.length === 0 && !filtered;

  return (
    <Page
      list
      title="Reportes"
      subtitle="Cómo va cada persona en cada curso que tiene."
      trail={[{ label: 'Reportes' }]}
      action={
        puede('reportes:exportar') &&
        !first && <DownloadSheet addressIn={(formato) => direccionDeLaHoja(filtros, formato)} />
      }
    >
      <WorkTabs here="reportes" />
      <ReportTabs here="progreso" />
      {!first && (
        <ReportesFilter
          filtros={filtros}
          search={search}
          campos={campos}
          onChange={set}
          view={<ColumnsButton choice={choice} columns={progressColumns(campos)} />}
        />
      )}
      <QueryView
        query={query}
        label="Cargando el progreso…"
        skeleton={<DataTableSkeleton columns={shownColumns(campos, choice.shown)} />}
        empty={
          filtered ? (
            <Nadie buscar={buscar} narrowed={narrowed} onClear={() => set(withoutFilters(search))} />
          ) : (
            <NadieTodavia mayAssign={puede('grupos:editar')} />
          )
        }
      >
        {({ datos, siguiente, total }) => (
          <>
            <DataTable
              caption="Progreso por persona y curso"
              rows={datos}
              columns={shownColumns(campos, choice.shown, names)}
              rowId={({ usuarioId, cursoId }) => usuarioId + cursoId}
              rowName={(fila) => `${fullName(fila)} en ${fila.curso}`}
              rowLink={puede('usuarios:ver') ? paginaDe : undefined}
              sort={orden ?? DEFAULT_SORT}
              onSort={(next) => set({ orden: next === DEFAULT_SORT ? undefined : next })}
            />
            <Pager {...pager(siguiente, datos.length)} total={total} />
            <Cumplimiento curso={curso} grupo={grupo} />
            <WhoCounts idos={idos} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

interface NadieProps {
  readonly buscar: string | undefined;
  /** Something besides the search narrows the list. */
  readonly narrowed: boolean;
  readonly onClear: () => void;
}

function Nadie({ buscar, narrowed, onClear }: NadieProps) {
  const quien = buscar ? `Nadie coincide con «${buscar}»` : 'Nadie coincide con los filtros';
  return (
    <EmptyState
      drawing="search"
      title={buscar && narrowed ? `${quien} y los filtros` : quien}
      action={<Button onClick={onClear}>{narrowed ? 'Quitar los filtros' : 'Borrar la búsqueda'}</Button>}
    >
      Solo aparecen las personas que pueden entrar y tienen un curso publicado o archivado; con el filtro «
      {TAMBIEN_IDOS}», también las demás.
    </EmptyState>
  );
}

function NadieTodavia({ mayAssign }: { readonly mayAssign: boolean }) {
  return (
    <EmptyState
      drawing="chart"
      title="Aún no hay nadie con cursos"
      action={mayAssign && <ButtonLink to={rutas.grupos}>Asignar un curso a un grupo</ButtonLink>}
    >
      Cuando alguien tenga un curso, aquí verás cuánto lleva, cuándo vence y si va tarde.
    </EmptyState>
  );
}
