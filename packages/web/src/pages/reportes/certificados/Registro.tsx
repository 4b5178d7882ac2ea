import { reexpedir } from '@catedra/shared/certificados/api.ts';
import type { LineaDeRegistro } from '@catedra/shared/certificados/registro.ts';
import { Menu } from '@mantine/core';
import { IconBan, IconDownload, IconFileZip, IconRefresh, IconShieldCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { columnasDeRegistro, deQuien } from '#pages/reportes/certificados/columns.tsx';
import { direccionDeLaHoja, filtrosDe, registroQuery } from '#pages/reportes/certificados/queries.ts';
import { RegistroFilter } from '#pages/reportes/certificados/RegistroFilter.tsx';
import { RetirarDialog } from '#pages/reportes/certificados/RetirarDialog.tsx';
import { useZip } from '#pages/reportes/certificados/use-zip.ts';
import { Zips } from '#pages/reportes/certificados/Zips.tsx';
import { RegistroExternas } from '#pages/reportes/externas/RegistroExternas.tsx';
import { ReportTabs } from '#pages/reportes/ReportTabs.tsx';
import { direccionDelPdf } from '#parts/certificados/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { useAction } from '#platform/use-action.ts';
import { Page } from '#ui/frame/Page.tsx';
import { DataTable } from '#ui/lists/DataTable.tsx';
import type { RowAction } from '#ui/lists/data-table.ts';
import { DataTableSkeleton } from '#ui/lists/DataTableSkeleton.tsx';
import { DownloadSheet } from '#ui/lists/DownloadSheet.tsx';
import { useListAddress } from '#ui/lists/list-address.ts';
import { Pager } from '#ui/lists/Pager.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingPage } from '#ui/states/LoadingLogo.tsx';
import { openedPart } from '#ui/states/opener.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuenta } from '#ui/words/words.ts';

/** Seldom opened: it travels when it is asked for. */
const Archivo = openedPart(
  async () => (await import('#pages/reportes/externas/archivo/Archivo.tsx')).Archivo,
);

/** What people were certified for here, or what they did elsewhere. */
export function Registro() {
  const { search } = useListAddress();
  if (search['clase'] !== 'externa') return <Expedidos />;
  if (!search['carga']) return <RegistroExternas />;
  return (
    <Suspense fallback={<LoadingPage />}>
      <Archivo id={search['carga']} />
    </Suspense>
  );
}

/** Every certificate there was, the last first: who, of what, until when, and what was done with it. */
function Expedidos() {
  const { search, cursor, set, pager } = useListAddress();
  const filtros = filtrosDe(search);
  const query = useQuery(registroQuery(filtros, cursor));
  const { puede } = useActor();
  const { acciones, dialogo, fallo: deUno } = useActos();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const zip = useZip(() => setSelected(new Set()));
  const fallo = zip.error ?? deUno;
  const filtered = Object.values(filtros).some(Boolean);
  const nothing = query.data?.datos.length === 0;
  return (
    <Page
      list
      title="Certificados"
      subtitle="Todo lo que la academia ha certificado."
      trail={[{ label: 'Reportes', to: rutas.reportes }, { label: 'Certificados' }]}
      action={
        !nothing && (
          <DownloadSheet
            addressIn={
              puede('reportes:exportar') ? (formato) => direccionDeLaHoja(filtros, formato) : undefined
            }
          >
            <Menu.Item onClick={() => zip.run({ filtros })}>Los PDF, en un zip</Menu.Item>
          </DownloadSheet>
        )
      }
    >
      <ReportTabs here="certificados" />
      <RegistroFilter search={search} onChange={set} />
      <Zips />
      {fallo !== null && <ErrorState>{messageOf(fallo)}</ErrorState>}
      <QueryView
        query={query}
        label="Cargando el registro…"
        skeleton={<DataTableSkeleton columns={columnasDeRegistro} />}
        empty={<Vacio filtered={filtered} />}
      >
        {({ datos, siguiente, total }) => (
          <>
            <DataTable
              caption="Certificados expedidos"
              rows={datos}
              columns={columnasDeRegistro}
              rowId={({ id }) => id}
              rowName={(linea) => `${deQuien(linea)}, ${linea.titulo}`}
              rowActions={acciones}
              selection={{
                selected,
                onChange: setSelected,
                words: (cuantos) => cuenta(cuantos, 'seleccionado'),
                actions: [
                  {
                    label: 'Descargar los PDF',
                    icon: IconFileZip,
                    onClick: (ids) => zip.run({ ids: [...ids] }),
                  },
                ],
              }}
            />
            <Pager {...pager(siguiente, datos.length)} total={total} />
          </>
        )}
      </QueryView>
      {dialogo}
    </Page>
  );
}

function Vacio({ filtered }: { readonly filtered: boolean }) {
  return filtered ? (
    <EmptyState title="Ningún certificado es así" underTabs>
      Prueba con menos palabras o quita algún filtro.
    </EmptyState>
  ) : (
    <EmptyState title="Aún no se ha expedido ninguno" underTabs>
      Se expiden solos cuando alguien termina un curso con «Entregar un certificado al terminar».
    </EmptyState>
  );
}

/** What may be done with a line, the dialog of what asks first, and what failed. */
function useActos() {
  const { puede } = useActor();
  const queryClient = useQueryClient();
  const [porRetirar, setPorRetirar] = useState<LineaDeRegistro | null>(null);
  const otraVez = useAction(
    (id: string) => ask(reexpedir, { id }),
    () => void queryClient.invalidateQueries({ queryKey: ['certificados'] }),
  );
  const acciones = (linea: LineaDeRegistro): readonly RowAction[] => {
    if (linea.codigo === null) return [];
    const enPie = linea.estado === 'valido' || linea.estado === 'caducado';
    return [
      {
        label: 'Descargar el PDF',
        icon: IconDownload,
        onClick: () => location.assign(direccionDelPdf(linea.id)),
      },
      {
        label: 'Ver como quien lo comprueba',
        icon: IconShieldCheck,
        onClick: () => void window.open(`/#c=${linea.codigo}`, '_blank', 'noopener'),
      },
      ...(enPie && puede('certificados:retirar')
        ? [
            {
              label: 'Volver a expedir con los datos de hoy',
              icon: IconRefresh,
              onClick: () => otraVez.run(linea.id),
            },
            { label: 'Retirar…', icon: IconBan, danger: true, onClick: () => setPorRetirar(linea) },
          ]
        : []),
    ];
  };
  return {
    acciones,
    fallo: otraVez.error,
    dialogo: porRetirar && <RetirarDialog linea={porRetirar} onClose={() => setPorRetirar(null)} />,
  };
}
