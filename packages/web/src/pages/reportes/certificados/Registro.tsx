import { reexpedir } from '@catedra/shared/certificados/api.ts';
import type { LineaDeRegistro } from '@catedra/shared/certificados/schemas.ts';
import { IconBan, IconDownload, IconRefresh, IconShieldCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { columnasDeRegistro, deQuien, ESTADOS } from '#pages/reportes/certificados/columns.tsx';
import { registroQuery } from '#pages/reportes/certificados/queries.ts';
import { RetirarDialog } from '#pages/reportes/certificados/RetirarDialog.tsx';
import { opcionesQuery } from '#pages/reportes/queries.ts';
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
import { FilterBar } from '#ui/lists/FilterBar.tsx';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import { knownWord, useListAddress } from '#ui/lists/list-address.ts';
import { Pager } from '#ui/lists/Pager.tsx';
import { SearchField } from '#ui/lists/SearchField.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

const DE_ESTADO = Object.entries(ESTADOS).map(([value, label]) => ({ value, label }));

/** Every certificate there was, the last first: who, of what, until when, and what was done with it. */
export function Registro() {
  const { search, cursor, set, pager } = useListAddress();
  const filtros = {
    estado: knownWord(ESTADOS, search.estado),
    cursoId: search.curso,
    buscar: search.buscar,
  };
  const query = useQuery(registroQuery(filtros, cursor));
  const { puede } = useActor();
  const { data: opciones } = useQuery({ ...opcionesQuery, enabled: puede('reportes:ver') });
  const { acciones, dialogo, fallo } = useActos();
  const filtered = Boolean(filtros.estado ?? filtros.cursoId ?? filtros.buscar);
  return (
    <Page
      list
      title="Certificados"
      subtitle="Todo lo que la academia ha certificado."
      trail={[{ label: 'Reportes', to: rutas.reportes }, { label: 'Certificados' }]}
    >
      <ReportTabs here="certificados" />
      <FilterBar
        search={
          <SearchField
            label="Buscar por persona, curso, número o código"
            placeholder="Persona, curso, número o código"
            value={search.buscar ?? ''}
            onChange={(buscar) => set({ buscar: buscar || undefined })}
          />
        }
      >
        <FilterPill
          label="Estado"
          options={DE_ESTADO}
          value={filtros.estado}
          onChange={(estado) => set({ estado })}
        />
        {puede('reportes:ver') && (
          <FilterPill
            label="Curso"
            options={opciones?.cursos.map(({ id, titulo }) => ({ value: id, label: titulo }))}
            value={filtros.cursoId}
            onChange={(curso) => set({ curso })}
          />
        )}
      </FilterBar>
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
