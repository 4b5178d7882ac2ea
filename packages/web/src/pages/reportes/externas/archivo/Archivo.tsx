import { useQuery } from '@tanstack/react-query';
import { Elegir } from '#pages/reportes/externas/archivo/Elegir.tsx';
import { cargaQuery } from '#pages/reportes/externas/archivo/queries.ts';
import { Resultado } from '#pages/reportes/externas/archivo/Resultado.tsx';
import { Revision } from '#pages/reportes/externas/archivo/Revision.tsx';
import { Page } from '#ui/frame/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { rutas } from '#platform/paths.ts';

export const NUEVA = 'nueva';

const trail = [{ label: 'Reportes', to: rutas.reportes }, { label: 'Formación externa desde un archivo' }];

/** A file of external training: chosen, tried whole, recorded, undone. It is found again by its address. */
export function Archivo({ id }: { readonly id: string }) {
  return id === NUEVA ? <Elegir trail={trail} /> : <Subido key={id} id={id} />;
}

function Subido({ id }: { readonly id: string }) {
  const query = useQuery(cargaQuery(id));
  if (!query.data)
    return (
      <Page title="Formación externa" trail={trail}>
        <QueryView query={query} label="Abriendo el archivo…">
          {() => null}
        </QueryView>
      </Page>
    );
  return query.data.estado === 'leida' ? (
    <Revision carga={query.data} trail={trail} />
  ) : (
    <Resultado carga={query.data} trail={trail} />
  );
}
