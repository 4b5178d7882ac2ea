import { PALABRAS_DE_CUMPLIMIENTO } from '@catedra/shared/cumplimiento/nombres.ts';
import { ESTADOS_DE_CUMPLIMIENTO } from '@catedra/shared/cumplimiento/estado.ts';
import type { FotoAbierta as Abierta } from '@catedra/shared/fotos/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { columnasDeFilas, deQuien } from '#pages/reportes/fotos/columns.tsx';
import { Comprobar } from '#pages/reportes/fotos/Comprobar.tsx';
import { comoSeTomo, deQue, hallazgoDeUna } from '#pages/reportes/fotos/palabras.ts';
import { direccionDeLaHoja, filtrosDe, fotoQuery } from '#pages/reportes/fotos/queries.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { Page, WaitingPage } from '#ui/frame/Page.tsx';
import { DataTable } from '#ui/lists/DataTable.tsx';
import { DataTableSkeleton } from '#ui/lists/DataTableSkeleton.tsx';
import { DownloadSheet } from '#ui/lists/DownloadSheet.tsx';
import { FilterBar } from '#ui/lists/FilterBar.tsx';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import { type Search, useListAddress } from '#ui/lists/list-address.ts';
import { Pager } from '#ui/lists/Pager.tsx';
import { SearchField } from '#ui/lists/SearchField.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { useZone } from '#ui/words/zone.tsx';
import { numero } from '#ui/words/words.ts';

const ARRIBA = [
  { label: 'Reportes', to: rutas.reportes },
  { label: 'Fin de mes', to: rutas.reportes, search: { reporte: 'fotos' } },
];

/** One picture: how many did not comply, and each person in each course as they stood then. */
export function FotoAbierta({ id }: { readonly id: string }) {
  const { search, cursor, set, pager } = useListAddress();
  const { puede } = useActor();
  const filtros = filtrosDe(search);
  const query = useQuery(fotoQuery(id, filtros, cursor));
  const { data } = query;
  const zone = useZone();
  const columns = columnasDeFilas(data?.foto.zona ?? zone);
  const filtered = Object.values(filtros).some(Boolean);
  const content = (
    <QueryView query={query} label="Cargando la foto…" skeleton={<DataTableSkeleton columns={columns} />}>
      {({ datos, siguiente, total, foto, cursos }) => (
        <>
          <FotoFilter foto={foto} cursos={cursos} search={search} onChange={set} />
          {datos.length === 0 ? (
            <EmptyState
              title={filtered ? 'Nadie coincide con los filtros' : 'En esta foto no hay nadie que veas'}
              underTabs
            >
              {filtered
                ? 'Prueba con menos palabras o quita algún filtro.'
                : 'Una foto se lee con los permisos de hoy.'}
            </EmptyState>
          ) : (
            <>
              <DataTable
                caption={`${deQue(foto)}, persona a persona`}
                rows={datos}
                columns={columns}
                rowId={({ usuarioId, cursoId }) => usuarioId + cursoId}
                rowName={(fila) => `${deQuien(fila)} en ${fila.curso}`}
                rowLink={
                  puede('usuarios:ver')
                    ? ({ situacion, usuarioId }) =>
                        situacion === 'eliminada' ? undefined : rutas.usuario(usuarioId)
                    : undefined
                }
              />
              <Pager {...pager(siguiente, datos.length)} total={total} />
            </>
          )}
        </>
      )}
    </QueryView>
  );
  if (!data)
    return (
      <WaitingPage title="Foto de fin de mes" trail={ARRIBA} failed={query.isError}>
        {content}
      </WaitingPage>
    );
  const { foto } = data;
  return (
    <Page
      title={hallazgoDeUna(foto)}
      documentTitle={deQue(foto)}
      subtitle={comoSeTomo(foto)}
      trail={[...ARRIBA, { label: deQue(foto) }]}
      action={
        puede('reportes:exportar') && (
          <DownloadSheet addressIn={(formato) => direccionDeLaHoja(id, filtros, formato)} />
        )
      }
    >
      <Comprobar foto={foto} />
      {content}
    </Page>
  );
}

interface FotoFilterProps extends Pick<Abierta, 'foto' | 'cursos'> {
  readonly search: Search;
  readonly onChange: (patch: Search) => void;
}

function FotoFilter({ foto, cursos, search, onChange }: FotoFilterProps) {
  const estados = ESTADOS_DE_CUMPLIMIENTO.filter((estado) => (foto.cuentas[estado] ?? 0) > 0);
  return (
    <FilterBar
      search={
        <SearchField
          label="Buscar por nombre y apellidos"
          placeholder="Nombre y apellidos"
          value={search['buscar'] ?? ''}
          onChange={(buscar) => onChange({ buscar: buscar || undefined })}
        />
      }
    >
      <FilterPill
        label="Cumplimiento"
        options={estados.map((estado) => ({
          value: estado,
          label: `${PALABRAS_DE_CUMPLIMIENTO[estado]} (${numero(foto.cuentas[estado] ?? 0)})`,
        }))}
        value={filtrosDe(search).estado}
        onChange={(estado) => onChange({ estado })}
      />
      <FilterPill
        label="Curso"
        options={cursos.map(({ id, titulo }) => ({ value: id, label: titulo }))}
        value={search['curso']}
        onChange={(curso) => onChange({ curso })}
      />
    </FilterBar>
  );
}
