import type { Informe, PedidoEscrito } from '@catedra/shared/informes/declarar.ts';
import { Button, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Barras } from '#pages/reportes/informe/Barras.tsx';
import { columnasDe, elegidas, personaDe, usuales } from '#pages/reportes/informe/columnas.tsx';
import { Filas } from '#pages/reportes/informe/Filas.tsx';
import { Firma, Papel } from '#pages/reportes/informe/imprimir/Papel.tsx';
import { usePaper } from '#pages/reportes/informe/imprimir/use-paper.ts';
import { Filtros } from '#pages/reportes/informe/Filtros.tsx';
import { direccionDelArchivo, paginaQuery, resumenQuery } from '#pages/reportes/informe/queries.ts';
import { useVistas } from '#pages/reportes/informe/vistas/use-vistas.ts';
import { Vistas } from '#pages/reportes/informe/vistas/Vistas.tsx';
import { ReportTabs } from '#pages/reportes/ReportTabs.tsx';
import { columnOfField, isFieldColumn, useNamesIn } from '#parts/campos/field-columns.tsx';
import { asksFields, conditionsOf, isFieldParam } from '#parts/campos/field-filter.ts';
import { camposQuery, useFields } from '#parts/campos/own-fields.ts';
import { WorkTabs } from '#parts/entregas/EntregasTabs.tsx';
import { messageOf } from '#platform/api-error.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { Page, WaitingPage } from '#ui/frame/Page.tsx';
import { useOrderedColumns } from '#ui/lists/ordered-columns.ts';
import { ColumnsButton } from '#ui/lists/ColumnsButton.tsx';
import { DataTableSkeleton } from '#ui/lists/DataTableSkeleton.tsx';
import { DownloadSheet } from '#ui/lists/DownloadSheet.tsx';
import { knownWord, type Search, useListAddress } from '#ui/lists/list-address.ts';
import { Pager } from '#ui/lists/Pager.tsx';
import { WhoCounts } from '#ui/lists/WhoCounts.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { aLas, hora } from '#ui/words/words.ts';
import { useZone } from '#ui/words/zone.tsx';

/** What an address asks of a report: words that it does not know are left out. */
function pedidoDe({ filtros }: Informe, search: Search): PedidoEscrito {
  const suyos = Object.entries(filtros).map(([clave, { opciones }]) => [
    clave,
    opciones ? knownWord(opciones, search[clave]) : search[clave],
  ]);
  return { ...(Object.fromEntries(suyos) as PedidoEscrito), buscar: search['buscar'] };
}

const sinFiltros = (informe: Informe, search: Search): Search =>
  Object.fromEntries(
    Object.keys(search).flatMap((name) =>
      name in informe.filtros || name === 'buscar' || isFieldParam(name) ? [[name, undefined]] : [],
    ),
  );

/** A report as it declares itself: its finding, its picture, and its rows in the order that matters. */
export function InformePage({ informe }: { readonly informe: Informe }) {
  const { search, cursor, set, pager } = useListAddress();
  const { puede } = useActor();
  const { vistas, usual, ready } = useVistas(informe, search, set);
  const zone = useZone();
  const campos = useFields('others');
  const choice = useOrderedColumns(`informes.${informe.clave}`, usuales(informe), {
    written: search['ver'],
    write: (ver) => set({ ver }),
  });
  const condiciones = informe.campos ? conditionsOf(search, campos) : undefined;
  const propias = informe.campos ? campos.filter((campo) => choice.shown.includes(columnOfField(campo))) : [];
  const narrowed: PedidoEscrito = {
    ...pedidoDe(informe, search),
    ...(condiciones && { campos: JSON.stringify(condiciones) }),
  };
  const pedido: PedidoEscrito = {
    ...narrowed,
    ...(propias.length > 0 && { columnas: propias.map(({ id }) => id).join(',') }),
    orden: search['orden'],
  };
  const paraLlevar: PedidoEscrito = { ...pedido, ...(!choice.usual && { ver: choice.shown.join() }) };
  const readable =
    useQuery(camposQuery).isFetched || !(asksFields(search) || choice.shown.some(isFieldColumn));
  const known = ready && readable;
  const query = useQuery({ ...paginaQuery(informe, pedido, cursor), enabled: known });
  const resumen = useQuery({ ...resumenQuery(informe, narrowed), enabled: known });
  const paper = usePaper(informe, pedido);
  const suyos = informe.campos ? campos : [];
  const personas = (paper.rows ?? query.data?.datos)?.flatMap((fila) => personaDe(fila)?.id ?? []) ?? [];
  const names = useNamesIn(personas, suyos, choice.shown);
  const filtered = Object.values(narrowed).some(Boolean);
  const columns = elegidas(informe, suyos, choice.shown, names);
  const orden = search['orden'];

  const content = (
    <>
      <WorkTabs here="reportes" />
      <ReportTabs here={informe.clave} />
      <Vistas informe={informe} vistas={vistas} usual={usual} search={search} set={set} />
      {resumen.data?.dibujo && <Barras dibujo={resumen.data.dibujo} reporte={informe.clave} />}
      <Filtros
        informe={informe}
        search={search}
        campos={suyos}
        onChange={set}
        view={<ColumnsButton choice={choice} columns={columnasDe(informe, suyos)} />}
      />
      <QueryView
        query={query}
        label="Cargando el informe…"
        skeleton={<DataTableSkeleton columns={columns} />}
        empty={<Nadie filtered={filtered} onClear={() => set(sinFiltros(informe, search))} />}
      >
        {({ datos, siguiente, total }) => (
          <>
            <Papel
              informe={informe}
              search={search}
              filas={(paper.rows ?? datos).length}
              total={total}
              whole={paper.rows !== null}
            />
            {paper.print.isError && <ErrorState>{messageOf(paper.print.error)}</ErrorState>}
            <Filas
              // What was selected is of what was asked for.
              key={JSON.stringify(narrowed)}
              informe={informe}
              datos={paper.rows ?? datos}
              total={total}
              columns={columns}
              pedido={narrowed}
              sort={orden ?? informe.orden.clave}
              onSort={(next) => set({ orden: next })}
            />
            <Pager {...pager(siguiente, datos.length)} total={total} />
            <Firma />
          </>
        )}
      </QueryView>
      <p className="look-faint">
        {orden ? (
          <Button variant="subtle" size="compact-sm" onClick={() => set({ orden: undefined })}>
            {informe.orden.titulo}
          </Button>
        ) : (
          `${informe.orden.titulo}.`
        )}
      </p>
      {!informe.soloAcademia && <WhoCounts idos={search['idos'] === 'true'} />}
    </>
  );
  const trail = [{ label: 'Reportes', to: rutas.reportes }];
  if (!resumen.data)
    return (
      <WaitingPage title={informe.titulo} trail={trail} failed={resumen.isError}>
        {content}
      </WaitingPage>
    );
  const { hallazgo, alcance, en, retraso } = resumen.data;
  const deHace = retraso ? `, con datos de hace ${retraso} s` : '';
  return (
    <Page
      title={hallazgo}
      documentTitle={informe.titulo}
      subtitle={`${alcance} Contado ${aLas(en, zone)} ${hora(en, zone)}${deHace}.`}
      trail={[...trail, { label: informe.titulo }]}
      action={
        puede('reportes:exportar') && (
          <DownloadSheet addressIn={(formato) => direccionDelArchivo(informe, paraLlevar, formato)}>
            <Menu.Item disabled={paper.print.isPending} onClick={() => paper.print.mutate()}>
              Imprimir todas
            </Menu.Item>
          </DownloadSheet>
        )
      }
    >
      {content}
    </Page>
  );
}

function Nadie({ filtered, onClear }: { readonly filtered: boolean; readonly onClear: () => void }) {
  return filtered ? (
    <EmptyState
      drawing="search"
      title="Nadie coincide con los filtros"
      action={<Button onClick={onClear}>Quitar los filtros</Button>}
    >
      Prueba con menos palabras o quita algún filtro.
    </EmptyState>
  ) : (
    <EmptyState drawing="chart" title="Aún no hay nada que contar" underTabs>
      Cuando lo haya, aquí se verá primero lo que más importa.
    </EmptyState>
  );
}
