import { puedeEscribirCatalogo, puedeRegistrarExternas } from '@catedra/shared/externas/policy.ts';
import type { Externa } from '@catedra/shared/externas/schemas.ts';
import { Button } from '@mantine/core';
import { IconBan, IconFileText, IconListDetails, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Catalogo } from '#pages/reportes/externas/Catalogo.tsx';
import { columnasDeExternas, deQuien } from '#pages/reportes/externas/columns.tsx';
import { ExternasFilter } from '#pages/reportes/externas/ExternasFilter.tsx';
import { direccionDeLaHoja, filtrosDe, registroDeExternasQuery } from '#pages/reportes/externas/queries.ts';
import { ReportTabs } from '#pages/reportes/ReportTabs.tsx';
import { direccionDelPapel } from '#parts/externas/queries.ts';
import { RetirarExterna } from '#parts/externas/RetirarExterna.tsx';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { Page } from '#ui/frame/Page.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import type { RowAction } from '#ui/lists/data-table.ts';
import { DataTable } from '#ui/lists/DataTable.tsx';
import { DataTableSkeleton } from '#ui/lists/DataTableSkeleton.tsx';
import { DownloadSheet } from '#ui/lists/DownloadSheet.tsx';
import { useListAddress } from '#ui/lists/list-address.ts';
import { Pager } from '#ui/lists/Pager.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

/** What people did elsewhere, the last day first: who, what, until when it is worth something, and its paper. */
export function RegistroExternas() {
  const { search, cursor, set, pager } = useListAddress();
  const { actor, puede } = useActor();
  const filtros = filtrosDe(search);
  const query = useQuery(registroDeExternasQuery(filtros, cursor));
  const [catalogo, setCatalogo] = useState(false);
  const [porRetirar, setPorRetirar] = useState<Externa | null>(null);
  const acciones = (una: Externa): readonly RowAction[] => {
    const { papel } = una;
    const ver = papel && {
      label: 'Ver el papel',
      icon: IconFileText,
      onClick: () => void window.open(direccionDelPapel(papel.id), '_blank', 'noopener'),
    };
    const seRetira = una.estado !== 'retirada' && una.persona !== null && puedeRegistrarExternas(actor);
    return [
      ...(ver ? [ver] : []),
      ...(seRetira
        ? [{ label: 'Retirar…', icon: IconBan, danger: true, onClick: () => setPorRetirar(una) }]
        : []),
    ];
  };
  return (
    <Page
      list
      title="Formación externa"
      subtitle="Lo que la gente hizo fuera de la academia. Se registra en la página de cada persona o desde un archivo."
      trail={[{ label: 'Reportes', to: rutas.reportes }, { label: 'Formación externa' }]}
      action={
        <>
          {puede('reportes:exportar') && (
            <DownloadSheet addressIn={(formato) => direccionDeLaHoja(filtros, formato)} />
          )}
          {puedeEscribirCatalogo(actor) && (
            <Button
              variant="default"
              leftSection={<IconListDetails size={18} stroke={1.75} aria-hidden />}
              onClick={() => setCatalogo(true)}
            >
              Catálogo
            </Button>
          )}
          {puedeRegistrarExternas(actor) && (
            <ButtonLink
              to={rutas.reportes}
              search={{ reporte: 'certificados', clase: 'externa', carga: 'nueva' }}
              leftSection={<IconUpload size={18} stroke={1.75} aria-hidden />}
            >
              Desde un archivo
            </ButtonLink>
          )}
        </>
      }
    >
      <ReportTabs here="certificados" />
      <ExternasFilter search={search} onChange={set} />
      <QueryView
        query={query}
        label="Cargando la formación externa…"
        skeleton={<DataTableSkeleton columns={columnasDeExternas} />}
        empty={<Vacio filtered={Object.values(filtros).some(Boolean)} />}
      >
        {({ datos, siguiente, total }) => (
          <>
            <DataTable
              caption="Formación externa registrada"
              rows={datos}
              columns={columnasDeExternas}
              rowId={({ id }) => id}
              rowName={(una) => `${deQuien(una)}, ${una.titulo}`}
              rowActions={acciones}
            />
            <Pager {...pager(siguiente, datos.length)} total={total} />
          </>
        )}
      </QueryView>
      {porRetirar && <RetirarExterna externa={porRetirar} onClose={() => setPorRetirar(null)} />}
      {catalogo && <Catalogo onClose={() => setCatalogo(false)} />}
    </Page>
  );
}

function Vacio({ filtered }: { readonly filtered: boolean }) {
  return filtered ? (
    <EmptyState title="Ninguna formación es así" underTabs>
      Prueba con menos palabras o quita algún filtro.
    </EmptyState>
  ) : (
    <EmptyState title="Aún no hay formación externa" underTabs>
      En la página de una persona, «Formación externa», se registra lo que hizo en otro sitio, con su papel.
    </EmptyState>
  );
}
