import { reintentarCorreo } from '@catedra/shared/avisos/api.ts';
import { SE_REINTENTAN } from '@catedra/shared/avisos/correos.ts';
import type { CorreoEnRegistro } from '@catedra/shared/avisos/registro.ts';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { columnasDeCorreo, deQuien } from '#pages/configuracion/correo/columns.tsx';
import { CorreoFilter } from '#pages/configuracion/correo/CorreoFilter.tsx';
import { Paradas } from '#pages/configuracion/correo/Paradas.tsx';
import { correosQuery, filtrosDe } from '#pages/configuracion/correo/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { rutas } from '#platform/paths.ts';
import { useAction } from '#platform/use-action.ts';
import { Page } from '#ui/frame/Page.tsx';
import { DataTable } from '#ui/lists/DataTable.tsx';
import type { RowAction } from '#ui/lists/data-table.ts';
import { DataTableSkeleton } from '#ui/lists/DataTableSkeleton.tsx';
import { useListAddress } from '#ui/lists/list-address.ts';
import { Pager } from '#ui/lists/Pager.tsx';
import { NoMail } from '#ui/people/NoMail.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Part } from '#ui/states/Part.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

/** What left by mail or tried to, and what can be done about what did not arrive. */
export function CorreoPage() {
  const { search, cursor, set, pager } = useListAddress();
  const filtros = filtrosDe(search);
  const query = useQuery(correosQuery(filtros, cursor));
  const queryClient = useQueryClient();
  const otraVez = useAction(
    (id: string) => ask(reintentarCorreo, { id }),
    () => void queryClient.invalidateQueries({ queryKey: ['avisos', 'correos'] }),
  );
  const acciones = ({ id, estado }: CorreoEnRegistro): readonly RowAction[] =>
    SE_REINTENTAN.includes(estado)
      ? [{ label: 'Volver a intentarlo', icon: IconRefresh, onClick: () => otraVez.run(id) }]
      : [];
  return (
    <Page
      list
      title="Correo enviado"
      subtitle="Cómo salió cada correo de la academia en los últimos doce meses, sin lo que decía. «Entregado al servidor» es hasta donde se sabe: lo recogió el servidor de correo."
      trail={[
        { label: 'La academia', to: rutas.configuracion, search: { vista: 'academia' } },
        { label: 'Correo enviado' },
      ]}
    >
      <NoMail />
      <Part>
        <Paradas />
      </Part>
      <CorreoFilter search={search} onChange={set} />
      {otraVez.error !== null && <ErrorState>{messageOf(otraVez.error)}</ErrorState>}
      <QueryView
        query={query}
        label="Cargando los correos…"
        skeleton={<DataTableSkeleton columns={columnasDeCorreo} />}
        empty={<Vacio filtered={Object.values(filtros).some(Boolean)} />}
      >
        {({ datos, siguiente }) => (
          <>
            <DataTable
              caption="Correos enviados"
              rows={datos}
              columns={columnasDeCorreo}
              rowId={({ id }) => id}
              rowName={(correo) => `${deQuien(correo)}, ${correo.asunto}`}
              rowActions={acciones}
            />
            <Pager {...pager(siguiente, datos.length)} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

const Vacio = ({ filtered }: { readonly filtered: boolean }) =>
  filtered ? (
    <EmptyState title="Ningún correo es así">Prueba con menos palabras o quita algún filtro.</EmptyState>
  ) : (
    <EmptyState title="Aún no ha salido ningún correo">
      Aquí se verá cada uno que la academia mande, y si no llegó, por qué.
    </EmptyState>
  );
