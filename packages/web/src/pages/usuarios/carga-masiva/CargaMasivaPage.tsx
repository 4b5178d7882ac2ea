import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { rutas } from '#platform/paths.ts';
import { ArchivoStep } from '#pages/usuarios/carga-masiva/archivo/ArchivoStep.tsx';
import { cargaQuery } from '#pages/usuarios/carga-masiva/carga-queries.ts';
import { ColumnasStep } from '#pages/usuarios/carga-masiva/columnas/ColumnasStep.tsx';
import { Importing } from '#pages/usuarios/carga-masiva/importacion/Importing.tsx';
import { Result } from '#pages/usuarios/carga-masiva/importacion/Result.tsx';
import { RevisionStep } from '#pages/usuarios/carga-masiva/revision/RevisionStep.tsx';
import { Page } from '#ui/frame/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

type Search = Readonly<Record<string, string | undefined>>;

const trail = [{ label: 'Usuarios', to: rutas.usuarios }, { label: 'Carga masiva' }];

/** A file, what its columns mean, what would happen with each row, and then it happens. */
export function CargaMasivaPage() {
  const { carga, grupo }: Search = useSearch({ strict: false });
  if (!carga) return <ArchivoStep trail={trail} grupoId={grupo} />;
  return <Opened key={carga} id={carga} />;
}

/** An upload is found again by its address, wherever it stands. */
function Opened({ id }: { readonly id: string }) {
  const query = useQuery(cargaQuery(id));
  if (!query.data) {
    return (
      <Page title="Carga masiva" trail={trail}>
        <QueryView query={query} label="Abriendo la carga…">
          {() => null}
        </QueryView>
      </Page>
    );
  }
  return <Step carga={query.data} />;
}

function Step({ carga }: { readonly carga: Carga }) {
  const { paso }: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const go = (next?: 'columnas') =>
    void navigate({ to: '.', search: { carga: carga.id, paso: next } as never, resetScroll: true });

  switch (carga.estado) {
    case 'leida':
    case 'revisando':
      return <ColumnasStep carga={carga} trail={trail} onReviewed={() => go()} />;
    case 'revisada':
      return paso === 'columnas' ? (
        <ColumnasStep carga={carga} trail={trail} onReviewed={() => go()} />
      ) : (
        <RevisionStep carga={carga} trail={trail} onColumns={() => go('columnas')} />
      );
    case 'importando':
    case 'deshaciendo':
      return <Importing carga={carga} trail={trail} />;
    default:
      return <Result carga={carga} trail={trail} />;
  }
}
