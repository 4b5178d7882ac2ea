import { pedirFoto } from '@catedra/shared/fotos/api.ts';
import { AÑOS_GUARDADAS } from '@catedra/shared/fotos/guardadas.ts';
import type { Foto } from '@catedra/shared/fotos/schemas.ts';
import { Button } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { columnasDeFotos, type FotoDeLista } from '#pages/reportes/fotos/columns.tsx';
import { deQue, hallazgo, linea } from '#pages/reportes/fotos/palabras.ts';
import { fotosQuery } from '#pages/reportes/fotos/queries.ts';
import { ReportTabs } from '#pages/reportes/ReportTabs.tsx';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { newId } from '#platform/new-id.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { useAction } from '#platform/use-action.ts';
import { Sparkline } from '#ui/charts/Sparkline.tsx';
import { Page } from '#ui/frame/Page.tsx';
import { DataTable } from '#ui/lists/DataTable.tsx';
import { DataTableSkeleton } from '#ui/lists/DataTableSkeleton.tsx';
import { TitleBone } from '#ui/states/Bones.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

const TITULO = 'Fotos de fin de mes';

const conLaAnterior = (fotos: readonly Foto[]): FotoDeLista[] =>
  fotos.map((foto, i) => ({ foto, anterior: fotos.slice(i + 1).find(({ tomadaEn }) => tomadaEn !== null) }));

/** Every picture that is kept, the last one first, with what the last says as title. */
export function ListaDeFotos() {
  const { puede } = useActor();
  const query = useQuery(fotosQuery);
  const pedir = usePedir();
  const tomadas = query.data?.fotos.filter(({ tomadaEn }) => tomadaEn !== null) ?? [];
  return (
    <Page
      title={query.data ? hallazgo(tomadas) : TITULO}
      documentTitle={TITULO}
      shown={query.isPending ? <TitleBone /> : undefined}
      subtitle={`Cómo estaba cada persona en cada curso, guardado sin que nadie pueda cambiarlo. Se toma sola al acabar cada mes y se conserva ${AÑOS_GUARDADAS} años.`}
      mark={tomadas.length > 2 && <Sparkline values={linea(tomadas)} />}
      trail={[{ label: 'Reportes', to: rutas.reportes }, { label: 'Fin de mes' }]}
      action={
        puede('reportes:fotografiar') && (
          <Button
            variant="default"
            leftSection={<IconCamera size={18} stroke={1.75} aria-hidden />}
            loading={pedir.pending}
            onClick={pedir.run}
          >
            Tomar una ahora
          </Button>
        )
      }
    >
      <ReportTabs here="fotos" />
      {pedir.error !== null && <ErrorState>{messageOf(pedir.error)}</ErrorState>}
      <QueryView
        query={query}
        label="Cargando las fotos…"
        skeleton={<DataTableSkeleton columns={columnasDeFotos} />}
        isEmpty={({ fotos }) => fotos.length === 0}
        empty={<Ninguna />}
      >
        {({ fotos }) => (
          <DataTable
            caption={TITULO}
            rows={conLaAnterior(fotos)}
            columns={columnasDeFotos}
            rowId={({ foto }) => foto.id}
            rowName={({ foto }) => deQue(foto)}
          />
        )}
      </QueryView>
    </Page>
  );
}

const Ninguna = () => (
  <EmptyState drawing="chart" title="Aún no hay ninguna foto" underTabs>
    La primera se toma sola al acabar este mes, en cuanto alguien tenga un curso.
  </EmptyState>
);

/** Asks for one. What is sent again after a cut is the same picture, not another. */
function usePedir() {
  const queryClient = useQueryClient();
  const [id, setId] = useState(newId);
  const { run, ...estado } = useAction(
    () => ask(pedirFoto, { id }),
    () => {
      setId(newId());
      void queryClient.invalidateQueries({ queryKey: ['fotos'] });
    },
  );
  return { ...estado, run: () => run(undefined) };
}
